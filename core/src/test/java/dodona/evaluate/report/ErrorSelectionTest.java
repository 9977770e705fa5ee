package dodona.evaluate.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.evaluate.Conllu;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.Mark;
import dodona.evaluate.MarkedSentence;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.SentenceErrors;
import dodona.evaluate.WordOutcomes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorSelectionTest {

  private static final String GOLD =
      "1 a _ _ _ 2 nsubj\n2 b _ _ _ 0 root\n3 c _ _ _ 2 obj\n4 . _ PUNCT _ 2 punct";
  private static final String LABEL_WRONG = GOLD.replace("obj", "iobj").replace("nsubj", "csubj");
  private static final String HEAD_WRONG = GOLD.replace("2 obj", "1 obj").replace("nsubj", "csubj");
  private static final String ONE_WRONG = GOLD.replace("obj", "obl").replace("nsubl", "nsubj");
  private static final String LONGER = GOLD.replace("4 .", "4 d _ _ _ 2 obl\n5 .");

  @TempDir private Path folder;

  @Test
  void putsTheSentencesWithTheMostErrorsFirst() throws IOException {
    Path gold = write("gold", GOLD, GOLD, GOLD, LONGER, GOLD, GOLD);
    Path system =
        write(
            "system",
            GOLD,
            ONE_WRONG,
            LABEL_WRONG,
            LONGER.replace("2 obl", "1 obl").replace("nsubj", "csubj"),
            HEAD_WRONG,
            HEAD_WRONG);
    WordOutcomes outcomes = Evaluation.of(gold, system, EvaluationOptions.UD).outcomes();
    assertThat(ErrorSelection.worst(outcomes, 10)).containsExactly(4, 5, 3, 2, 1);
    assertThat(ErrorSelection.worst(outcomes, 2)).containsExactly(4, 5);
    assertThat(ErrorSelection.worst(outcomes, 0)).isEmpty();
  }

  @Test
  void putsTheSentencesWhereSystemsDifferMostFirst() throws IOException {
    Path gold = write("gold", GOLD, GOLD, GOLD, GOLD);
    Path first = write("first", GOLD, LABEL_WRONG, ONE_WRONG, GOLD);
    Path second = write("second", GOLD, GOLD, GOLD.replace("nsubj", "csubj"), HEAD_WRONG);
    WordOutcomes a = Evaluation.of(gold, first, EvaluationOptions.UD).outcomes();
    WordOutcomes b = Evaluation.of(gold, second, EvaluationOptions.UD).outcomes();
    assertThat(ErrorSelection.mostDifferent(a, b, 10))
        .as("sentence 2 has two words as well, but they cancel out")
        .containsExactly(1, 3, 2);
    Path shorter = write("shorter", GOLD);
    WordOutcomes other = Evaluation.of(shorter, shorter, EvaluationOptions.UD).outcomes();
    assertThatThrownBy(() -> ErrorSelection.mostDifferent(a, other, 10))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void marksEachWordOfTheSentencesAskedFor() throws IOException {
    Path gold = write("gold", GOLD, GOLD, GOLD);
    Path system = write("system", GOLD, HEAD_WRONG, GOLD.replace("2 punct", "1 punct"));
    List<SentenceErrors> errors =
        SentenceErrors.read(
            ScoredFile.of(gold), ScoredFile.of(system), EvaluationOptions.UD, List.of(2, 1));
    assertThat(errors).extracting(SentenceErrors::number).containsExactly(2, 1);
    MarkedSentence worse = errors.get(1).gold();
    assertThat(worse.sentence().number()).isEqualTo(2);
    assertThat(worse.marks())
        .containsExactly(Mark.WRONG_LABEL, Mark.CORRECT, Mark.WRONG_HEAD, Mark.CORRECT);
    assertThat(worse.mark(3).isHeadWrong()).isTrue();
    assertThat(worse.mark(3).isLabelWrong()).isFalse();
    assertThat(errors.get(1).system()).hasSize(1);
    assertThat(errors.get(1).system().get(0).marks()).isEqualTo(worse.marks());
    assertThat(errors.get(0).gold().mark(4)).isEqualTo(Mark.WRONG_HEAD);
    assertThat(
            SentenceErrors.read(
                    ScoredFile.of(gold),
                    ScoredFile.of(system),
                    EvaluationOptions.CONLLX,
                    List.of(2))
                .get(0)
                .gold()
                .mark(4))
        .isEqualTo(Mark.NOT_COUNTED);
  }

  @Test
  void showsEverySentenceOfTheSystemThatSharesCharacters() throws IOException {
    Path gold = write("gold", "1 ab _ _ _ 0 root\n2 c _ _ _ 1 obj\n3 d _ _ _ 1 obl");
    Path system =
        write("system", "1 a _ _ _ 0 root\n2 b _ _ _ 1 obj", "1 c _ _ _ 2 obj\n2 d _ _ _ 0 root");
    SentenceErrors errors =
        SentenceErrors.read(
                ScoredFile.of(gold), ScoredFile.of(system), EvaluationOptions.UD, List.of(0))
            .get(0);
    assertThat(errors.gold().marks())
        .containsExactly(Mark.UNALIGNED, Mark.WRONG_HEAD, Mark.WRONG_HEAD_AND_LABEL);
    assertThat(errors.system()).hasSize(2);
    assertThat(errors.system().get(0).marks()).containsExactly(Mark.UNALIGNED, Mark.UNALIGNED);
    assertThat(errors.system().get(1).marks())
        .containsExactly(Mark.WRONG_HEAD, Mark.WRONG_HEAD_AND_LABEL);
  }

  private Path write(String name, String... sentences) {
    return Conllu.write(folder.resolve(name + ".conllu"), sentences);
  }
}
