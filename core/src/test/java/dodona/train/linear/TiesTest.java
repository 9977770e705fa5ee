package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.model.ModelFile;
import dodona.model.Provenance;
import dodona.train.Exploration;
import dodona.train.NonProjective;
import dodona.train.Recipe;
import dodona.train.RecipeBuilder;
import dodona.train.Ties;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ties between transitions of least cost, as learners break them. */
class TiesTest {

  private final List<Sentence> all = MiniTreebank.all();

  private byte[] train(String system, Ties ties) throws IOException {
    Recipe recipe =
        Recipe.builder(system)
            .oracle("dynamic")
            .exploration(new Exploration(1, 0.9))
            .nonProjective(NonProjective.DYNAMIC)
            .ties(ties)
            .bits(16)
            .iterations(4)
            .build();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(LinearTraining.of(recipe, all).run().model().with(Provenance.UNKNOWN), out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"attardi", "arc-hybrid", "easy-first"})
  void toAPerceptronTheBestOfTheCorrectIsAsGoodAsAllOfThem(String system) throws IOException {
    assertThat(train(system, Ties.SCORE)).isEqualTo(train(system, Ties.FREE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"attardi", "arc-hybrid", "covington"})
  void oneMoveAtATimeIsLearntDifferently(String system) throws IOException {
    assertThat(train(system, Ties.CANONICAL)).isNotEqualTo(train(system, Ties.FREE));
  }

  @Test
  void tiesAreThoseOfDynamicOraclesOfSystemsThatHaveAnOrder() {
    RecipeBuilder fixed = Recipe.builder("attardi").oracle("static").ties(Ties.SCORE);
    assertThatThrownBy(fixed::build).hasMessageContaining("static is not dynamic");
    RecipeBuilder easy = Recipe.builder("easy-first").oracle("dynamic").ties(Ties.CANONICAL);
    assertThatThrownBy(easy::build).hasMessageContaining("easy-first has no order");
  }

  @ParameterizedTest
  @ValueSource(strings = {"attardi", "covington", "swap-standard"})
  void areBrokenInTheStaticOrderWhereCrossingArcsCanBeDerived(String system) {
    assertThat(Ties.suiting(system)).isEqualTo(Ties.CANONICAL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-standard", "arc-hybrid", "arc-eager", "easy-first"})
  void areLeftFreeInProjectiveSystems(String system) {
    assertThat(Ties.suiting(system)).isEqualTo(Ties.FREE);
  }
}
