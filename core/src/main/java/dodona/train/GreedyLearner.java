package dodona.train;

import dodona.linear.AveragedWeights;
import dodona.model.ModelShape;
import dodona.model.RowScorer;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Learns greedy parsing with systems of one site by the averaged perceptron: where the predicted
 * transition is not correct, the best-scoring correct one is rewarded and the predicted one
 * punished.
 *
 * <p>Then it goes on with the best correct transition or, exploring, with the predicted one, so
 * that it also sees configurations that only mistakes lead to. This is Algorithm 2 of Yoav Goldberg
 * &amp; Joakim Nivre (2013): <i>Training Deterministic Parsers with Non-Deterministic Oracles</i>.
 */
final class GreedyLearner<C extends PartialTree> extends LinearLearner {

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final OracleFor<? extends Oracle<C>> oracles;
  private final @Nullable Exploration exploration;
  private final AveragedWeights weights;
  private final RowScorer scorer;
  private final C c;
  private final BitSet correct = new BitSet();
  private final int[] scores;
  private final int[] rows;

  private GreedyLearner(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      ModelShape shape) {
    super(shape, 1);
    Shapes.check(shape, system);
    this.system = system;
    this.c = system.newConfiguration();
    this.transitions = system.transitions();
    this.oracles = oracles;
    this.exploration = exploration;
    this.weights = weights();
    this.scorer = newScorer(false);
    this.scores = new int[transitions.size()];
    this.rows = new int[scorer.mostRows()];
  }

  /** A learner that only ever follows correct transitions. */
  static <C extends PartialTree> GreedyLearner<C> following(
      TransitionSystem<C> system, OracleFor<? extends Oracle<C>> oracles, ModelShape shape) {
    return new GreedyLearner<>(system, oracles, null, shape);
  }

  /** A learner that explores, which only a dynamic oracle can judge. */
  static <C extends PartialTree> GreedyLearner<C> exploring(
      TransitionSystem<C> system,
      OracleFor<? extends DynamicOracle<C>> oracles,
      Exploration exploration,
      ModelShape shape) {
    return new GreedyLearner<>(system, oracles, exploration, shape);
  }

  @Override
  public String description() {
    return "greedy, " + (exploration == null ? "following" : exploration);
  }

  @Override
  void learn(Example example, Pass pass) {
    Sentence sentence = example.sentence();
    Tally tally = pass.tally();
    Oracle<C> oracle = oracles.tree(example.gold());
    scorer.begin(sentence);
    system.initialise(c, sentence.size());
    while (!system.isTerminal(c)) {
      scorer.score(c, 0, scores);
      oracle.optimal(c, correct);
      int predicted = bestLegal(system.legalMoves(c, 0));
      int best = bestCorrect();
      boolean isCorrect = correct.get(predicted);
      weights.tick();
      tally.decision(isCorrect);
      if (!isCorrect) {
        update(best, predicted);
        tally.update();
      }
      boolean follow = isCorrect || explores(pass);
      system.apply(c, follow ? predicted : best);
    }
    tally.swaps(c.swaps());
    tally.sentence();
  }

  private boolean explores(Pass pass) {
    return exploration != null && exploration.happens(pass.iteration(), pass.random());
  }

  private int bestLegal(int moves) {
    int best = -1;
    for (int left = moves; left != 0; left &= left - 1) {
      int move = Integer.numberOfTrailingZeros(left);
      int end = transitions.end(move);
      for (int t = transitions.first(move); t < end; t++) {
        best = best < 0 || scores[t] > scores[best] ? t : best;
      }
    }
    return best;
  }

  private int bestCorrect() {
    int best = correct.nextSetBit(0);
    for (int t = best; t >= 0; t = correct.nextSetBit(t + 1)) {
      best = scores[t] > scores[best] ? t : best;
    }
    return best;
  }

  private void update(int rewarded, int punished) {
    weights.reward(rows, scorer.rows(c, 0, rows), rewarded, punished);
  }
}
