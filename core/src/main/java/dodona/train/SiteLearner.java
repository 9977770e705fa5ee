package dodona.train;

import dodona.linear.AveragedWeights;
import dodona.model.ModelShape;
import dodona.model.RowScorer;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.search.SiteScores;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Learns parsing with systems of many sites by the averaged perceptron: where the transition that
 * scores best at any site is not correct, the best correct one is rewarded and the other punished.
 *
 * <p>Without exploration it then stays in the configuration until the prediction is correct, as
 * Goldberg &amp; Elhadad (2010) do; exploring, it goes on with the prediction, as Goldberg &amp;
 * Nivre (2013) do.
 */
final class SiteLearner<C extends PartialTree> extends LinearLearner {

  /**
   * How often a configuration is learnt from before the best correct transition is taken anyway.
   */
  private static final int PATIENCE = 20;

  private final TransitionSystem<C> system;
  private final OracleFor<? extends Oracle<C>> oracles;
  private final @Nullable Exploration exploration;
  private final AveragedWeights weights;
  private final RowScorer scorer;
  private final SiteScores<C> scores;
  private final int width;
  private final C c;
  private final BitSet correct = new BitSet();
  private final int[] rows;

  private SiteLearner(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      ModelShape shape) {
    super(shape, 1);
    Shapes.check(shape, system);
    this.system = system;
    this.oracles = oracles;
    this.exploration = exploration;
    this.weights = weights();
    this.scorer = newScorer(false);
    this.scores = new SiteScores<>(system, scorer, false);
    this.width = system.transitions().size();
    this.c = system.newConfiguration();
    this.rows = new int[scorer.mostRows()];
  }

  /** A learner that only ever follows correct transitions. */
  static <C extends PartialTree> SiteLearner<C> following(
      TransitionSystem<C> system, OracleFor<? extends Oracle<C>> oracles, ModelShape shape) {
    return new SiteLearner<>(system, oracles, null, shape);
  }

  /** A learner that explores, which only a dynamic oracle can judge. */
  static <C extends PartialTree> SiteLearner<C> exploring(
      TransitionSystem<C> system,
      OracleFor<? extends DynamicOracle<C>> oracles,
      Exploration exploration,
      ModelShape shape) {
    return new SiteLearner<>(system, oracles, exploration, shape);
  }

  @Override
  public String description() {
    return system.name() + ", " + (exploration == null ? "following" : exploration);
  }

  @Override
  void learn(Example example, Pass pass) {
    Sentence sentence = example.sentence();
    Tally tally = pass.tally();
    Oracle<C> oracle = oracles.tree(example.gold());
    system.initialise(c, sentence.size());
    scores.begin(sentence, c);
    while (!system.isTerminal(c)) {
      oracle.optimal(c, correct);
      int predicted = scores.best();
      boolean isCorrect = correct.get(predicted);
      weights.tick();
      tally.decision(isCorrect);
      if (isCorrect) {
        scores.take(c, predicted);
      } else if (explores(pass)) {
        update(bestCorrect(), predicted, tally);
        scores.take(c, predicted);
        scores.scoreAll(c);
      } else {
        scores.take(c, stay(predicted, tally));
      }
    }
    tally.sentence();
  }

  private boolean explores(Pass pass) {
    return exploration != null && exploration.happens(pass.iteration(), pass.random());
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

  private int bestCorrect() {
    int best = correct.nextSetBit(0);
    for (int t = best; t >= 0; t = correct.nextSetBit(t + 1)) {
      best = scores.score(t) > scores.score(best) ? t : best;
    }
    return best;
  }

  private void update(int rewarded, int punished, Tally tally) {
    add(rewarded, 1);
    add(punished, -1);
    tally.update();
  }

  private void add(int transition, int step) {
    weights.add(rows, scorer.rows(c, transition / width, rows), transition % width, step);
  }
}
