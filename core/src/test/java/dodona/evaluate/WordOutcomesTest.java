package dodona.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordOutcomesTest {

  private static final String GOLD =
      """
      1\tWhom\t_\tPRON\t_\t_\t4\tobj\t_\t_
      2\tdo\t_\tAUX\t_\t_\t3\taux\t_\t_
      3\tcats\t_\tNOUN\t_\t_\t0\troot\t_\t_
      4\tlike\t_\tVERB\t_\t_\t3\tacl\t_\t_

      1\tYes\t_\tINTJ\t_\t_\t0\troot\t_\t_

      """;

  @TempDir Path folder;

  @Test
  void marksEveryWordAndEndsEverySentence() throws IOException {
    Path gold = Files.writeString(folder.resolve("gold.conllu"), GOLD);
    Path system =
        Files.writeString(
            folder.resolve("system.conllu"),
            GOLD.replace("3\taux", "3\tobj").replace("3\tacl", "1\tacl"));
    WordOutcomes outcomes = Evaluation.of(gold, gold, EvaluationOptions.UD).outcomes();
    assertThat(outcomes.marks()).isEqualTo("Llll/l/");
    String other =
        GOLD.replace("2\tdo\t_\tAUX\t_\t_\t3\taux", "2\tdo\t_\tAUX\t_\t_\t3\tobj")
            .replace("4\tobj", "3\tobj");
    Files.writeString(system, other);
    assertThat(Evaluation.of(gold, system, EvaluationOptions.UD).outcomes().marks())
        .isEqualTo("Xhll/l/");
  }

  @Test
  void readsWhatItWrites() {
    for (String marks : new String[] {"", "/", "l/", "lhxLHX/", "l//x/", "Llll/l/"}) {
      WordOutcomes outcomes = WordOutcomes.of(marks);
      assertThat(outcomes.marks()).isEqualTo(marks);
    }
    WordOutcomes outcomes = WordOutcomes.of("lhX//l/");
    assertThat(outcomes.sentences()).isEqualTo(3);
    assertThat(outcomes.words()).isEqualTo(4);
    assertThat(outcomes.words(1)).isZero();
    assertThat(outcomes.correct(0, true)).isEqualTo(1);
    assertThat(outcomes.correct(0, false)).isEqualTo(2);
    assertThat(outcomes.correct(2, true)).isEqualTo(1);
  }

  @Test
  void namesWhatItCannotRead() {
    assertThatThrownBy(() -> WordOutcomes.of("ll?/"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("word outcomes, character 3: '?'; expected l, h, x, L, H, X or /");
  }
}
