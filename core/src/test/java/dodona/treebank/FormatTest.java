package dodona.treebank;

import static dodona.treebank.Conllu.word;
import static org.assertj.core.api.Assertions.assertThat;

import dodona.treebank.conllu.ReadOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormatTest {

  private static final String CONLLX =
      """
      1\tCathy\tCathy\tN\tN\teigen|ev|neut\t2\tsu\t2\tsu
      2\tzag\tzie\tV\tV\ttrans|ovt|1of2of3|ev\t0\tROOT\t0\tROOT

      """;

  @Test
  void recognizesConllxByItsProjectiveHeads() {
    Sentence sentence = Conllu.read(CONLLX).get(0);
    assertThat(sentence.format()).isEqualTo(Format.CONLLX);
    assertThat(new String(Conllu.write(List.of(sentence)), StandardCharsets.UTF_8))
        .isEqualTo(CONLLX);
  }

  @Test
  void recognizesConlluByCommentsRangesAndGraphs() {
    String plain = word(1, "a", 0, "root");
    assertThat(formatOf(plain)).isEqualTo(Format.CONLLU);
    assertThat(formatOf("# c\n" + plain.replace("root\t_", "root\t0"))).isEqualTo(Format.CONLLU);
    assertThat(formatOf(plain.replace("root\t_", "root\t0:root"))).isEqualTo(Format.CONLLU);
    assertThat(formatOf(plain.replace("root\t_", "root\t0"))).isEqualTo(Format.CONLLX);
  }

  @Test
  void letsTheFileNameDecideWhereTheContentDoesNot() {
    Sentence plain = Conllu.read(word(1, "a", 0, "root") + "\n").get(0);
    assertThat(Format.recognize(plain, "dev.conll.gz")).isEqualTo(Format.CONLLX);
    assertThat(Format.recognize(plain, "dev.txt")).isEqualTo(Format.CONLLU);
  }

  @Test
  void refusesRangesInConllx() {
    List<String> problems = new ArrayList<>();
    String text = "1-2\ta\t_\t_\t_\t_\t_\t_\t_\t_\n" + word(1, "a", 0, "root") + "\n";
    Conllu.read(
        text.getBytes(StandardCharsets.UTF_8),
        ReadOptions.DEFAULT.withFormat(Format.CONLLX),
        problem -> problems.add(problem.message()));
    assertThat(problems).containsExactly("ID 1-2 is not a word's; CoNLL-X has only words");
  }

  private static final String CONLL_2009 =
      """
      1\tThe\tthe\tthe\tDT\tNN\t_\tx=y\t2\t1\tNMOD\tSBJ\t_\t_\t_\tA1
      2\tcat\tcat\tdog\tNN\tNNS\tnum=sg\t_\t3\t3\tSBJ\tOBJ\tY\tcat.01\tA0\t_
      3\tsees\tsee\tsee\tVBZ\tVBZ\t_\t_\t0\t0\tROOT\tROOT\tY\tsee.01\t_\t_

      1\tYes\tyes\tyes\tUH\tUH\t_\t_\t0\t0\tROOT\tROOT\t_\t_

      """;

  @Test
  void readsTheColumnsOf2009IntoThoseOf2006AndSaysSo() {
    List<String> problems = new ArrayList<>();
    List<Sentence> sentences =
        Conllu.read(
            CONLL_2009.getBytes(StandardCharsets.UTF_8),
            ReadOptions.DEFAULT,
            problem -> problems.add(problem.toString()));
    assertThat(sentences).hasSize(2).allMatch(each -> each.format() == Format.CONLLX);
    assertThat(new String(Conllu.write(sentences), StandardCharsets.UTF_8))
        .isEqualTo(
            """
            1\tThe\tthe\tDT\tDT\t_\t2\tNMOD\t1\tSBJ
            2\tcat\tcat\tNN\tNN\tnum=sg\t3\tSBJ\t3\tOBJ
            3\tsees\tsee\tVBZ\tVBZ\t_\t0\tROOT\t0\tROOT

            1\tYes\tyes\tUH\tUH\t_\t0\tROOT\t0\tROOT

            """);
    assertThat(sentences.get(0).tree().head(1)).isEqualTo(2);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0)).contains("test:1", "as in CoNLL-2009");
  }

  @Test
  void aFileOf2009HasItsColumnsInEveryLine() {
    String mixed = CONLL_2009 + CONLLX;
    assertThat(Conllu.problems(mixed))
        .hasSize(2)
        .last()
        .asString()
        .contains("test:7", "expected 14 columns or more separated by tabs, found 10");
    assertThat(Conllu.problems(CONLLX + CONLL_2009))
        .anyMatch(problem -> problem.contains("expected 10 columns separated by tabs, found 16"));
  }

  @Test
  void aFileThatIsSaidToBeConlluHasTenColumns() {
    List<String> problems = new ArrayList<>();
    Conllu.read(
        CONLL_2009.getBytes(StandardCharsets.UTF_8),
        ReadOptions.DEFAULT.withFormat(Format.CONLLU),
        problem -> problems.add(problem.message()));
    assertThat(problems).contains("expected 10 columns separated by tabs, found 16");
  }

  @Test
  void convertsBothWaysAndCountsWhatIsLost() {
    String conllu =
        """
        # text = Sin embargo del
        1\tSin embargo\tsin embargo\tADV\tR\t_\t0\troot\t0:root\t_
        2-3\tdel\t_\t_\t_\t_\t_\t_\t_\t_
        2\tde\tde\tADP\tE\t_\t1\tcase\t_\t_
        3\tel\tel\tDET\tD\tGender=Masc\t1\tdet\t_\tx=y
        3.1\te\t_\t_\t_\t_\t_\t_\t1:dep\t_

        """;
    FormatConversion toConllx = new FormatConversion(Format.CONLLX);
    Sentence converted = toConllx.convert(Conllu.read(conllu).get(0));
    assertThat(new String(Conllu.write(List.of(converted)), StandardCharsets.UTF_8))
        .isEqualTo(
            """
            1\tSin_embargo\tsin_embargo\tADV\tR\t_\t0\troot\t_\t_
            2\tde\tde\tADP\tE\t_\t1\tcase\t_\t_
            3\tel\tel\tDET\tD\tGender=Masc\t1\tdet\t_\t_

            """);
    assertThat(toConllx.losses())
        .isEqualTo(
            "1 comment, 1 multiword range, 1 empty node, 2 words' DEPS or MISC, 2 cells' spaces"
                + " (now '_')");
    FormatConversion toConllu = new FormatConversion(Format.CONLLU);
    Sentence back = toConllu.convert(Conllu.read(CONLLX).get(0));
    assertThat(back.format()).isEqualTo(Format.CONLLU);
    assertThat(back.get(1, Column.DEPS)).isEqualTo("_");
    assertThat(back.tree().heads()).containsExactly(2, 0);
    assertThat(toConllu.losses()).isEqualTo("2 words' PHEAD or PDEPREL");
  }

  private static Format formatOf(String lines) {
    return Conllu.read(lines + "\n").get(0).format();
  }
}
