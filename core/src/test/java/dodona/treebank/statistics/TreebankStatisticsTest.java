package dodona.treebank.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TreebankStatisticsTest {

  @Test
  void countsSentencesWordsAndShapes() {
    TreebankStatistics statistics = new TreebankStatistics();
    statistics.add(
        Sentence.ofForms("Ausgelöst", "wurde", "sie", "durch", "Intel")
            .withTree(DependencyTree.of(2, 0, 2, 1, 4)));
    statistics.add(Sentence.ofForms("Ja", "!").withTree(DependencyTree.of(0, 0)));
    statistics.add(Sentence.ofForms("Baumlos"));
    assertThat(statistics.sentences()).isEqualTo(3);
    assertThat(statistics.words()).isEqualTo(8);
    assertThat(statistics.longest()).isEqualTo(5);
    assertThat(statistics.trees()).isEqualTo(2);
    assertThat(statistics.projective()).isEqualTo(1);
    assertThat(statistics.nonProjectiveArcs()).isEqualTo(1);
    assertThat(statistics.severalRoots()).isEqualTo(1);
    assertThat(statistics.wellNested()).isEqualTo(2);
    assertThat(statistics.gapDegrees()).containsEntry(0, 1L).containsEntry(1, 1L);
    assertThat(statistics.constantColumns()).containsEntry(Column.UPOS, "_");
  }

  @Test
  void equalsTheKnownFiguresOfRealTreebanks() throws IOException {
    check("English-EWT/en_ewt-ud-train", 12544, 204577, 159, 2.3);
    check("Portuguese-Bosque/pt_bosque-ud-train", 7018, 171776, 201, 8.7);
    check("Basque-BDT-2016/eu-ud-train", 5396, 72974, 64, 33.9);
    check("Dutch-LassySmall-2017/nl_lassysmall-ud-train", 6641, 88929, 133, 29.4);
    check("Hungarian-Szeged/hu_szeged-ud-train", 910, 20166, 77, 19.5);
    check("Swedish-LinES-2019/sv_lines-ud-train", 2738, 48320, 93, 5.5);
    check("Greek-GDT/el_gdt-ud-train", 1662, 42326, 109, 11.0);
    check("Turkish-IMST/tr_imst-ud-train", 3435, 37522, 52, 5.0);
    check("French-Sequoia/fr_sequoia-ud-train", 2231, 50502, 119, 2.6);
    check("German-GSD/de_gsd-ud-dev", 799, 12480, 47, 6.0);
    check("Polish-PDB/pl_pdb-ud-dev", 2215, 34677, 73, 5.8);
  }

  @Test
  void namesTheThreeDutchSentencesThatAreNoTrees() throws IOException {
    Path file =
        SharedData.require("treebanks/Dutch-LassySmall-2017/nl_lassysmall-ud-train.conllu.gz");
    ProblemLog problems = new ProblemLog();
    try (ConlluReader reader =
        ConlluReader.open(file, ReadOptions.DEFAULT.withTrees(TreeRequirement.TREE), problems)) {
      assertThat(reader).hasSize(6638);
    }
    assertThat(problems.firstErrors())
        .extracting(Problem::line)
        .containsExactly(46938L, 48257L, 55846L);
  }

  private static void check(
      String name, long sentences, long words, int longest, double nonProjectivePercent)
      throws IOException {
    TreebankStatistics statistics = new TreebankStatistics();
    try (ConlluReader reader =
        ConlluReader.open(SharedData.require("treebanks/" + name + ".conllu.gz"))) {
      reader.forEach(statistics::add);
    }
    assertThat(statistics.sentences()).as(name).isEqualTo(sentences);
    assertThat(statistics.words()).as(name).isEqualTo(words);
    assertThat(statistics.longest()).as(name).isEqualTo(longest);
    double share = 100.0 * (statistics.trees() - statistics.projective()) / statistics.trees();
    assertThat(Math.round(10 * share) / 10.0).as(name).isEqualTo(nonProjectivePercent);
  }
}
