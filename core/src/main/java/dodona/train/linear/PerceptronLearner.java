package dodona.train.linear;

import dodona.linear.AveragedWeights;
import dodona.model.linear.LinearShape;
import dodona.model.linear.RowScorer;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.train.TrainingPass;
import dodona.train.recipe.Exploration;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Learns greedy parsing by the averaged perceptron: where the predicted transition is not correct,
 * the best-scoring correct one is rewarded and the predicted one punished.
 */
abstract class PerceptronLearner<C extends PartialTree> extends LinearLearner {

  final TransitionSystem<C> system;
  final OracleFor<? extends Oracle<C>> oracles;
  final AveragedWeights weights;
  final RowScorer scorer;
  final C c;
  final BitSet correct = new BitSet();
  final int[] rows;
  private final @Nullable Exploration exploration;

  PerceptronLearner(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      LinearShape shape) {
    super(shape, 1);
    Shapes.check(shape, system);
    this.system = system;
    this.oracles = oracles;
    this.exploration = exploration;
    this.weights = weights();
    this.scorer = newScorer(false);
    this.c = system.newConfiguration();
    this.rows = new int[scorer.mostRows()];
  }

  /** A learner that only ever follows correct transitions. */
  static <C extends PartialTree> PerceptronLearner<C> following(
      TransitionSystem<C> system, OracleFor<? extends Oracle<C>> oracles, LinearShape shape) {
    return of(system, oracles, null, shape);
  }

  /** A learner that explores, which only a dynamic oracle can judge. */
  static <C extends PartialTree> PerceptronLearner<C> exploring(
      TransitionSystem<C> system,
      OracleFor<? extends DynamicOracle<C>> oracles,
      Exploration exploration,
      LinearShape shape) {
    return of(system, oracles, exploration, shape);
  }

  private static <C extends PartialTree> PerceptronLearner<C> of(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      LinearShape shape) {
    return system.hasOneSite()
        ? new GreedyLearner<>(system, oracles, exploration, shape)
        : new SiteLearner<>(system, oracles, exploration, shape);
  }

  /** The training method, for {@link #description}. */
  abstract String subject();

  @Override
  public final String description() {
    return subject() + ", " + (exploration == null ? "following" : exploration);
  }

  /** Returns whether to follow the predicted transition even though it is incorrect. */
  final boolean explores(TrainingPass pass) {
    return exploration != null && exploration.happens(pass.iteration(), pass.random());
  }

  /** The score of a transition in the present configuration. */
  abstract int score(int transition);

  /** The correct transition that scores best. */
  final int bestCorrect() {
    int best = correct.nextSetBit(0);
    for (int t = best; t >= 0; t = correct.nextSetBit(t + 1)) {
      best = score(t) > score(best) ? t : best;
    }
    return best;
  }
}
