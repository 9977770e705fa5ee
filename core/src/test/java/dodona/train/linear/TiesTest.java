package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.model.ModelFile;
import dodona.model.Provenance;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.NonProjective;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.train.recipe.TieBreaking;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** TieBreaking between transitions of least cost, as learners break them. */
class TiesTest {

  private final List<Sentence> all = MiniTreebank.all();

  private byte[] train(String system, TieBreaking ties) throws IOException {
    Recipe recipe =
        Recipe.builder(system)
            .oracle("dynamic")
            .exploration(new Exploration(1, 0.9))
            .with(Knobs.NON_PROJECTIVE, NonProjective.DYNAMIC)
            .with(Knobs.TIE_BREAKING, ties)
            .hashBits(16)
            .iterations(4)
            .build();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(LinearTraining.of(recipe, all).run().model().with(Provenance.UNKNOWN), out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"attardi", "arc-hybrid", "easy-first"})
  void toAPerceptronTheBestOfTheCorrectIsAsGoodAsAllOfThem(String system) throws IOException {
    assertThat(train(system, TieBreaking.BEST_SCORE)).isEqualTo(train(system, TieBreaking.NONE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"attardi", "arc-hybrid", "covington"})
  void oneMoveAtATimeIsLearntDifferently(String system) throws IOException {
    assertThat(train(system, TieBreaking.STATIC)).isNotEqualTo(train(system, TieBreaking.NONE));
  }

  @Test
  void tiesAreThoseOfDynamicOraclesOfSystemsThatHaveAnOrder() {
    RecipeBuilder fixed =
        Recipe.builder("attardi").oracle("static").with(Knobs.TIE_BREAKING, TieBreaking.BEST_SCORE);
    assertThatThrownBy(fixed::build).hasMessageContaining("static is not dynamic");
    RecipeBuilder easy =
        Recipe.builder("easy-first").oracle("dynamic").with(Knobs.TIE_BREAKING, TieBreaking.STATIC);
    assertThatThrownBy(easy::build).hasMessageContaining("easy-first has no canonical order");
  }

  @ParameterizedTest
  @ValueSource(strings = {"attardi", "covington", "swap-standard"})
  void areBrokenInTheStaticOrderWhereCrossingArcsCanBeDerived(String system) {
    assertThat(TieBreaking.suiting(system)).isEqualTo(TieBreaking.STATIC);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-standard", "arc-hybrid", "arc-eager", "easy-first"})
  void areLeftFreeInProjectiveSystems(String system) {
    assertThat(TieBreaking.suiting(system)).isEqualTo(TieBreaking.NONE);
  }
}
