package dodona.search;

import dodona.model.LinearModel;
import dodona.model.Scorer;
import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;

/**
 * How sure a parser was of a derivation, between 0 and 1: the geometric mean, over its transitions,
 * of the logistic function of the lead over the best other legal transition.
 *
 * <p>The lead is in the units of training. The figure orders sentences; it is not a probability of
 * being right. It belongs to one thread.
 */
public final class Confidence {

  private final TransitionSystem system;
  private final Scorer.Session scorer;
  private final float unit;
  private final Configuration c = new Configuration();
  private final int[] scores;

  /**
   * The confidence of a model for a system with a stack.
   *
   * @throws IllegalArgumentException if the model is for another
   */
  public Confidence(LinearModel model) {
    this.system = TransitionSystems.named(model.decoding().system(), model.labels());
    this.scorer = model.open(false);
    this.unit = model.unit();
    this.scores = new int[system.transitions().size()];
  }

  /** The confidence in a derivation of a sentence. */
  public double of(Sentence sentence, int[] derivation) {
    scorer.begin(sentence);
    system.initialise(c, sentence.size());
    double sum = 0;
    for (int transition : derivation) {
      scorer.score(c, scores);
      sum -= Math.log1p(Math.exp(-lead(transition) * unit));
      system.apply(c, transition);
    }
    return derivation.length == 0 ? 1 : Math.exp(sum / derivation.length);
  }

  private double lead(int transition) {
    Transitions transitions = system.transitions();
    double lead = Double.POSITIVE_INFINITY;
    for (Move move : Move.list(system.legalMoves(c))) {
      for (int t = transitions.first(move); t < transitions.end(move); t++) {
        if (t != transition) {
          lead = Math.min(lead, (double) scores[transition] - scores[t]);
        }
      }
    }
    return lead;
  }
}
