package dodona.search;

import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
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

  private final Leads<?> leads;
  private final float unit;

  /** The confidence of a model. */
  public Confidence(ParserModel model) {
    this.leads = new Leads<>(model.system(), model.scorer().open(Scorer.Hint.GREEDY));
    this.unit = model.scorer().unit();
  }

  /** The confidence in a derivation of a sentence. */
  public double of(Sentence sentence, int[] derivation) {
    leads.begin(sentence);
    double sum = 0;
    for (int transition : derivation) {
      sum -= Math.log1p(Math.exp(-leads.take(transition) * unit));
    }
    return derivation.length == 0 ? 1 : Math.exp(sum / derivation.length);
  }

  /** The leads of the transitions of a derivation. */
  private static final class Leads<C extends PartialTree> {

    private final TransitionSystem<C> system;
    private final Transitions transitions;
    private final Scorer.Session scorer;
    private final C c;
    private final PartialTree[] live;
    private final int[] sites = {0};
    private final int[] scores;
    private final int[][] scoresOf;

    Leads(TransitionSystem<C> system, Scorer.Session scorer) {
      this.system = system;
      this.transitions = system.transitions();
      this.scorer = scorer;
      this.c = system.newConfiguration();
      this.live = new PartialTree[] {c};
      this.scores = new int[transitions.size()];
      this.scoresOf = new int[][] {scores};
    }

    void begin(Sentence sentence) {
      scorer.begin(sentence);
      system.initialise(c, sentence.size());
    }

    /** Takes a transition; its lead over the best other legal one. */
    double take(int transition) {
      int own = 0;
      long best = Long.MIN_VALUE;
      for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
        sites[0] = site;
        scorer.score(live, sites, 1, scoresOf);
        for (int left = system.legalMoves(c, site); left != 0; left &= left - 1) {
          int move = Integer.numberOfTrailingZeros(left);
          for (int t = transitions.first(move); t < transitions.end(move); t++) {
            if ((site * transitions.size()) + t == transition) {
              own = scores[t];
            } else {
              best = Math.max(best, scores[t]);
            }
          }
        }
      }
      system.apply(c, transition);
      return best == Long.MIN_VALUE ? Double.POSITIVE_INFINITY : (double) own - best;
    }
  }
}
