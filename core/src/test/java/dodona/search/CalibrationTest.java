package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.model.ParserModel;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.Recipe;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalibrationTest {

  private static final List<Sentence> TREES = MiniTreebank.projective();

  private static ParserModel model(String system) throws IOException {
    Recipe recipe = Recipe.builder(system).hashBits(14).iterations(2).build();
    return LinearTraining.of(recipe, TREES).run().model();
  }

  private static List<Judgment> judge(ParserModel model, Calibration calibration) {
    Parser parser = new Parser(model);
    Confidence confidence = new Confidence(parser, calibration);
    List<Judgment> judgments = new ArrayList<>();
    for (Sentence sentence : TREES) {
      DependencyTree tree =
          parser.parse(
              sentence,
              (same, derivation, scorer) -> judgments.add(confidence.of(same, derivation, scorer)));
      assertThat(tree.size()).isEqualTo(sentence.size());
    }
    return judgments;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arc-standard",
        "arc-eager",
        "arc-hybrid",
        "swap-standard",
        "easy-first",
        "attardi",
        "covington"
      })
  void theMeanConfidenceIsTheShareOfRightArcsInEverySystem(String system) throws IOException {
    ParserModel model = model(system);
    Parser parser = new Parser(model);
    List<Judgment> judgments = judge(model, Calibration.fit(parser, TREES));
    double sure = 0;
    double right = 0;
    double words = 0;
    for (int i = 0; i < TREES.size(); i++) {
      Sentence sentence = TREES.get(i);
      DependencyTree tree = parser.parse(sentence);
      assertThat(judgments.get(i).tree()).isBetween(0.0, 1.0);
      for (int word = 1; word <= sentence.size(); word++) {
        sure += judgments.get(i).arc(word);
        right +=
            tree.head(word) == sentence.head(word) && tree.label(word).equals(sentence.deprel(word))
                ? 1
                : 0;
        words++;
      }
    }
    assertThat(sure / words).isBetween(right / words - 0.03, right / words + 0.03);
  }

  @Test
  void isTheSameAfterItWasWrittenAndRead() throws IOException {
    ParserModel model = model("arc-hybrid");
    Calibration calibration = Calibration.fit(new Parser(model), TREES);
    Calibration read = Calibration.parse(calibration.toJson());
    assertThat(read.toJson()).isEqualTo(calibration.toJson());
    assertThat(judge(model, read)).isEqualTo(judge(model, calibration));
    assertThat(read.sentences()).isEqualTo(TREES.size());
  }

  @Test
  void withoutOneTheFiguresAreNotCalledProbabilities() throws IOException {
    ParserModel model = model("arc-hybrid");
    Parser parser = new Parser(model);
    Confidence confidence = new Confidence(parser, null);
    parser.parse(
        TREES.get(0),
        (sentence, derivation, scorer) -> {
          Judgment judgment = confidence.of(sentence, derivation, scorer);
          assertThat(judgment.isCalibrated()).isFalse();
          assertThat(judgment.tree()).isBetween(0.0, 1.0);
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "{}",
        "{\"sentences\": 1, \"words\": 1, \"scale\": 0, \"arc\": [1,2,3,4,5], \"tree\": [1,2,3,4]}",
        "{\"sentences\": 1, \"words\": 1, \"scale\": 1, \"arc\": [1,2,3,4], \"tree\": [1,2,3,4]}",
        "{\"sentences\": 1, \"words\": 1, \"scale\": 1, \"arc\": [1,2,3,4,\"x\"], \"tree\":"
            + " [1,2,3,4]}"
      })
  void refusesWhatIsNoCalibration(String json) {
    assertThatThrownBy(() -> Calibration.parse(json)).isInstanceOf(IllegalArgumentException.class);
  }
}
