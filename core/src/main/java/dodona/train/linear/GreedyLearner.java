package dodona.train.linear;

import dodona.model.linear.LinearShape;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.train.Example;
import dodona.train.IterationStats;
import dodona.train.TrainingPass;
import dodona.train.recipe.Exploration;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import org.jspecify.annotations.Nullable;

/**
 * Learns parsing with systems of one site by the perceptron.
 *
 * <p>After a mistake it goes on with the best correct transition or, exploring, with the predicted
 * one, so that it also sees configurations that only mistakes lead to. This is Algorithm 2 of Yoav
 * Goldberg &amp; Joakim Nivre (2013): <i>Training Deterministic Parsers with Non-Deterministic
 * Oracles</i>.
 */
final class GreedyLearner<C extends PartialTree> extends PerceptronLearner<C> {

  private final Transitions transitions;
  private final int[] scores;

  GreedyLearner(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      LinearShape shape) {
    super(system, oracles, exploration, shape);
    this.transitions = system.transitions();
    this.scores = new int[transitions.size()];
  }

  @Override
  String subject() {
    return "greedy";
  }

  @Override
  void learn(Example example, TrainingPass pass) {
    Sentence sentence = example.sentence();
    IterationStats stats = pass.stats();
    Oracle<C> oracle = oracles.tree(example.gold());
    scorer.begin(sentence);
    system.initialize(c, sentence.size());
    long approximations = 0;
    while (!system.isTerminal(c)) {
      scorer.score(c, 0, scores);
      oracle.optimal(c, correct);
      long before = approximations;
      approximations = approximations(oracle);
      stats.approximate(approximations > before ? 1 : 0);
      int predicted = bestLegal(system.legalMoves(c, 0));
      int best = bestCorrect();
      boolean isCorrect = correct.get(predicted);
      weights.tick();
      stats.decision(isCorrect);
      if (!isCorrect) {
        update(best, predicted);
      }
      boolean follow = isCorrect || explores(pass);
      system.apply(c, follow ? predicted : best);
    }
    stats.swaps(c.swaps());
    stats.sentence();
  }

  private static long approximations(Oracle<?> oracle) {
    return oracle instanceof DynamicOracle<?> dynamic ? dynamic.approximations() : 0;
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

  @Override
  int score(int transition) {
    return scores[transition];
  }

  private void update(int rewarded, int punished) {
    weights.reward(rows, scorer.rows(c, 0, rows), rewarded, punished);
  }
}
