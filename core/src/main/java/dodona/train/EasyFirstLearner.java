package dodona.train;

import dodona.linear.AveragedWeights;
import dodona.model.ModelShape;
import dodona.model.RowScorer;
import dodona.oracle.EasyFirstDynamicOracle;
import dodona.oracle.EasyFirstNonDeterministicOracle;
import dodona.oracle.EasyFirstOracle;
import dodona.search.EasyFirstScores;
import dodona.transition.EasyFirst;
import dodona.transition.EasyFirst.Direction;
import dodona.transition.EasyFirstConfiguration;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Learns easy-first parsing by the averaged perceptron: where the best-scoring attachment is not
 * correct, the best correct one is rewarded and the other punished.
 *
 * <p>Without exploration it then stays in the configuration until the prediction is correct, as
 * Goldberg &amp; Elhadad (2010) do; exploring, it goes on with the prediction, as Goldberg &amp;
 * Nivre (2013) do.
 */
public final class EasyFirstLearner implements Learner {

  /** How often a configuration is learnt from before the best correct attachment is made anyway. */
  private static final int PATIENCE = 20;

  private final EasyFirst system;
  private final Function<DependencyTree, EasyFirstOracle> oracles;
  private final @Nullable Exploration exploration;
  private final ModelShape shape;
  private final AveragedWeights weights;
  private final RowScorer scorer;
  private final EasyFirstScores scores;
  private final EasyFirstConfiguration c = new EasyFirstConfiguration();
  private final BitSet correct = new BitSet();
  private final int[] rows;

  private EasyFirstLearner(
      EasyFirst system,
      Function<DependencyTree, EasyFirstOracle> oracles,
      @Nullable Exploration exploration,
      ModelShape shape) {
    Shapes.check(shape, system);
    this.system = system;
    this.oracles = oracles;
    this.exploration = exploration;
    this.shape = shape;
    this.weights = new AveragedWeights(shape.layout(), 1);
    this.scorer = new RowScorer(shape.features(), shape.layout(), weights.rounded(), false);
    this.scores = new EasyFirstScores(system, scorer, shape.features().reach(), false);
    this.rows = new int[scorer.mostRows()];
  }

  /** A learner that only ever makes correct attachments. */
  public static EasyFirstLearner following(EasyFirst system, ModelShape shape) {
    return new EasyFirstLearner(
        system, gold -> new EasyFirstNonDeterministicOracle(system, gold), null, shape);
  }

  /** A learner that explores. */
  public static EasyFirstLearner exploring(
      EasyFirst system, Exploration exploration, ModelShape shape) {
    return new EasyFirstLearner(
        system, gold -> new EasyFirstDynamicOracle(system, gold), exploration, shape);
  }

  @Override
  public ModelShape shape() {
    return shape;
  }

  @Override
  public String description() {
    return "easy-first, " + (exploration == null ? "following" : exploration);
  }

  @Override
  public AveragedWeights weights() {
    return weights;
  }

  @Override
  public void learn(
      Sentence sentence, DependencyTree gold, int iteration, SplittableRandom random, Tally tally) {
    EasyFirstOracle oracle = oracles.apply(gold);
    system.initialise(c, sentence.size());
    scores.begin(sentence, c);
    while (!system.isTerminal(c)) {
      oracle.optimal(c, correct);
      int predicted = scores.best();
      boolean isCorrect = correct.get(predicted);
      weights.tick();
      tally.decision(isCorrect);
      if (isCorrect) {
        attach(predicted);
      } else if (explores(iteration, random)) {
        update(bestCorrect(), predicted, tally);
        attach(predicted);
        scores.scoreAll(c);
      } else {
        attach(stay(predicted, tally));
      }
    }
    tally.sentence();
  }

  private boolean explores(int iteration, SplittableRandom random) {
    return exploration != null
        && iteration > exploration.k()
        && random.nextDouble() < exploration.p();
  }

  /** Learns until the prediction is correct, and returns it. */
  private int stay(int wrong, Tally tally) {
    int predicted = wrong;
    for (int i = 0; i < PATIENCE && !correct.get(predicted); i++) {
      update(bestCorrect(), predicted, tally);
      scores.scoreAll(c);
      predicted = scores.best();
    }
    return correct.get(predicted) ? predicted : bestCorrect();
  }

  private void attach(int transition) {
    int dependent = system.dependent(c, transition);
    system.apply(c, transition);
    scores.attached(c, system.head(transition), dependent);
  }

  private int bestCorrect() {
    int best = correct.nextSetBit(0);
    for (int t = best; t >= 0; t = correct.nextSetBit(t + 1)) {
      best = scores.score(c, t) > scores.score(c, best) ? t : best;
    }
    return best;
  }

  private void update(int rewarded, int punished, Tally tally) {
    add(rewarded, 1);
    add(punished, -1);
    tally.update();
  }

  private void add(int transition, int step) {
    int head = system.head(transition);
    int left = system.direction(transition) == Direction.RIGHT ? head : c.previous(head);
    weights.add(rows, scorer.rows(c, left, rows), scores.column(transition), step);
  }
}
