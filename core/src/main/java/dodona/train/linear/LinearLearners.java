package dodona.train.linear;

import dodona.model.Decoding;
import dodona.model.Ranking;
import dodona.model.linear.LinearShape;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.train.Learner;
import dodona.train.gold.FixedGold;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.Gold;
import dodona.train.recipe.Method;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.Step;
import dodona.train.recipe.UpdatePoint;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.stream.Stream;

/**
 * Creates the untrained linear learners of a recipe.
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
            recipe.learning().features(),
            recipe.learning().hashBits(),
            new Decoding(
                system.name(),
                recipe.method().width(),
                singleRoot,
                recipe.method() instanceof Method.Beam beam ? beam.ranking() : Ranking.SUM));
    this.fixed = fixed;
  }

  /**
   * As many learners as the recipe mixes.
   *
   * @param threads how many of them may learn at the same time
   */
  Learner mixed(int threads) {
    return new MixedLearner(
        Stream.generate(this::one).limit(recipe.learning().average()).toList(), threads);
  }

  /** A learner of one model. */
  LinearLearner one() {
    if (recipe.method() instanceof Method.Beam beam) {
      return beam(beam);
    }
    Exploration exploration = recipe.exploration();
    if (exploration == null) {
      return PerceptronLearner.following(system, recipe.oracles(system), shape);
    }
    return PerceptronLearner.exploring(system, recipe.dynamicOracles(system), exploration, shape);
  }

  private LinearLearner beam(Method.Beam beam) {
    UpdatePoint update = beam.update();
    Step step = beam.step();
    Gold gold = beam.gold();
    if (gold instanceof Gold.Prescribed) {
      return BeamLearner.ofStatic(
          system, Oracles.namedStatic(system, recipe.oracle()), update, step, shape);
    }
    if (gold instanceof Gold.Fixed) {
      return BeamLearner.ofFixed(system, fixed, update, step, shape);
    }
    OracleFor<NonDeterministicOracle<C>> many =
        Oracles.namedNonDeterministic(system, recipe.oracle());
    if (gold instanceof Gold.Latent latent) {
      return BeamLearner.ofLatent(system, many, latent.ranking(), update, step, shape);
    }
    if (gold instanceof Gold.BestPartial best) {
      return BeamLearner.ofBestPartial(system, many, best.ranking(), update, step, shape);
    }
    return BeamLearner.ofLastCorrect(system, many, step, shape);
  }
}
