package dodona.train.linear;

import dodona.model.Decoding;
import dodona.model.linear.LinearShape;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.train.Exploration;
import dodona.train.Learner;
import dodona.train.Recipe;
import dodona.train.SearchKind;
import dodona.train.gold.FixedGold;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.stream.Stream;

/**
 * Makes the linear learners of a recipe, none of which has learnt anything yet.
 *
 * @param <C> the configurations of the system
 */
final class LinearLearners<C extends PartialTree> {

  private final Recipe recipe;
  private final TransitionSystem<C> system;
  private final LinearShape shape;
  private final FixedGold fixed;

  /**
   * The learners of a recipe.
   *
   * @param system the recipe's system, with the labels of the trees to learn from
   * @param singleRoot whether exactly one word of a sentence is attached to the root
   * @param fixed where the derivations will be found, if the gold is fixed
   */
  LinearLearners(Recipe recipe, TransitionSystem<C> system, boolean singleRoot, FixedGold fixed) {
    this.recipe = recipe;
    this.system = system;
    this.shape =
        Shapes.of(
            system,
            recipe.features(),
            recipe.bits(),
            new Decoding(system.name(), recipe.beamWidth(), singleRoot, recipe.beamScore()));
    this.fixed = fixed;
  }

  /**
   * As many learners as the recipe mixes.
   *
   * @param threads how many of them may learn at the same time
   */
  Learner mixed(int threads) {
    return new MixedLearner(Stream.generate(this::one).limit(recipe.models()).toList(), threads);
  }

  /** A learner of one model. */
  LinearLearner one() {
    if (recipe.search() == SearchKind.BEAM) {
      return beam();
    }
    Exploration exploration = recipe.exploration();
    if (exploration == null) {
      return PerceptronLearner.following(system, recipe.oracles(system), shape);
    }
    return PerceptronLearner.exploring(system, recipe.dynamicOracles(system), exploration, shape);
  }

  private LinearLearner beam() {
    if (recipe.oracleKind() == OracleKind.STATIC) {
      return BeamLearner.ofStatic(
          system,
          Oracles.namedStatic(system, recipe.oracle()),
          recipe.update(),
          recipe.step(),
          shape);
    }
    OracleFor<NonDeterministicOracle<C>> many =
        Oracles.namedNonDeterministic(system, recipe.oracle());
    return switch (recipe.gold()) {
      case LATENT ->
          BeamLearner.ofLatent(
              system, many, recipe.goldScore(), recipe.update(), recipe.step(), shape);
      case BEST_PARTIAL ->
          BeamLearner.ofBestPartial(
              system, many, recipe.goldScore(), recipe.update(), recipe.step(), shape);
      case LAST_CORRECT -> BeamLearner.ofLastCorrect(system, many, recipe.step(), shape);
      case FIXED -> BeamLearner.ofFixed(system, fixed, recipe.update(), recipe.step(), shape);
    };
  }
}
