package dodona.train.linear;

import dodona.model.linear.LinearShape;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.search.Permitted;
import dodona.search.SiteScores;
import dodona.train.Example;
import dodona.train.IterationStats;
import dodona.train.TrainingPass;
import dodona.train.recipe.Exploration;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import org.jspecify.annotations.Nullable;

/**
 * Learns parsing with systems of many sites by the perceptron; the prediction is the transition
 * that scores best at any site.
 *
 * <p>Without exploration it stays, after a mistake, in the configuration until the prediction is
 * correct, as Goldberg &amp; Elhadad (2010) do; exploring, it goes on with the prediction, as
 * Goldberg &amp; Nivre (2013) do.
 */
final class SiteLearner<C extends PartialTree> extends PerceptronLearner<C> {

  /**
   * The maximum number of updates in a configuration before the best correct transition is taken.
   * Goldberg &amp; Elhadad (2010) set none.
   */
  private static final int PATIENCE = 20;

  private final SiteScores<C> scores;
  private final int width;

  SiteLearner(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      LinearShape shape) {
    super(system, oracles, exploration, shape);
    this.scores = new SiteScores<>(Permitted.learning(system, false), scorer);
    this.width = system.transitions().size();
  }

  @Override
  String subject() {
    return system.name();
  }

  @Override
  void learn(Example example, TrainingPass pass) {
    Sentence sentence = example.sentence();
    IterationStats stats = pass.stats();
    Oracle<C> oracle = oracles.tree(example.gold());
    system.initialize(c, sentence.size());
    scores.begin(sentence, c);
    while (!system.isTerminal(c)) {
      oracle.optimal(c, correct);
      int predicted = scores.best();
      boolean isCorrect = correct.get(predicted);
      weights.tick();
      stats.decision(isCorrect);
      if (isCorrect) {
        scores.take(c, predicted);
      } else if (explores(pass)) {
        update(bestCorrect(), predicted);
        scores.take(c, predicted);
        scores.scoreAll(c);
      } else {
        scores.take(c, stay(predicted));
      }
    }
    stats.sentence();
  }

  /** Learns until the prediction is correct, and returns it. */
  private int stay(int wrong) {
    int predicted = wrong;
    for (int i = 0; i < PATIENCE && !correct.get(predicted); i++) {
      update(bestCorrect(), predicted);
      scores.scoreAll(c);
      predicted = scores.best();
    }
    return correct.get(predicted) ? predicted : bestCorrect();
  }

  @Override
  int score(int transition) {
    return scores.score(transition);
  }

  private void update(int rewarded, int punished) {
    add(rewarded, 1);
    add(punished, -1);
  }

  private void add(int transition, int step) {
    weights.add(rows, scorer.rows(c, transition / width, rows), transition % width, step);
  }
}
