package dodona.search;

import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.Arrays;

/**
 * The margins by which the transitions of a derivation were better than the best others that were
 * permitted, for each word: what the confidence in its arc is made of.
 *
 * <p>It belongs to one thread and is used again for the next sentence.
 *
 * @param <C> the configurations of the system
 */
final class Margins<C extends PartialTree> {

  private final Permitted<C> permitted;
  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final double unit;
  private final C c;
  private final PartialTree[] live;
  private final int[] sites = {0};
  private final int[] scores;
  private final int[][] scoresOf;
  private double[] own = {};
  private double[] least = {};
  private int[] concerned = {};
  private int concernedCount;

  private Margins(Permitted<C> permitted, double unit) {
    this.permitted = permitted;
    this.system = permitted.system();
    this.transitions = system.transitions();
    this.unit = unit;
    this.c = system.newConfiguration();
    this.live = new PartialTree[] {c};
    this.scores = new int[transitions.size()];
    this.scoresOf = new int[][] {scores};
  }

  /** The margins of a parser's transitions, among those that the parser may take. */
  static Margins<?> of(Parser parser) {
    ParserModel model = parser.model();
    return new Margins<>(parser.permitted(model.system()), model.scorer().unit());
  }

  /**
   * Goes through the derivation of a sentence.
   *
   * @param derivation a derivation that the parser found
   * @param scorer a session of the model
   */
  void follow(Sentence sentence, int[] derivation, Scorer.Session scorer) {
    int n = sentence.size();
    if (own.length <= n) {
      own = new double[n + 1];
      least = new double[n + 1];
      concerned = new int[n + 1];
    }
    Arrays.fill(own, 0, n + 1, 0);
    Arrays.fill(least, 0, n + 1, Double.POSITIVE_INFINITY);
    scorer.begin(sentence);
    permitted.begin(sentence);
    system.initialize(c, n);
    for (int transition : derivation) {
      take(transition, scorer);
    }
  }

  private void take(int transition, Scorer.Session scorer) {
    int ownSite = transition / transitions.size();
    Move ownMove = transitions.move(transition % transitions.size());
    int dependent = system.dependent(c, ownSite, ownMove);
    if (isDeadEnd()) {
      permitted.dropConstraint(); // as the search did
    }
    double margin = margin(transition, scorer);
    for (int i = 0; i < concernedCount; i++) {
      least[concerned[i]] = Math.min(least[concerned[i]], margin);
    }
    if (dependent > 0) {
      own[dependent] = margin;
    }
    system.apply(c, transition);
  }

  /** Returns whether a constraint leaves no transition. */
  private boolean isDeadEnd() {
    int moves = 0;
    for (int site = permitted.isConstrained() ? system.firstSite(c) : -1;
        site >= 0;
        site = system.nextSite(c, site)) {
      moves |= permitted.moves(c, site);
    }
    return permitted.isConstrained() && moves == 0;
  }

  /** The margin over the best other permitted transition, infinite if there is none. */
  private double margin(int transition, Scorer.Session scorer) {
    int chosen = 0;
    int best = Permitted.FORBIDDEN;
    concernedCount = 0;
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      sites[0] = site;
      scorer.score(live, sites, 1, scoresOf);
      int moves = permitted.moves(c, site);
      permitted.forbid(c, site, moves, scores);
      for (int left = moves; left != 0; left &= left - 1) {
        int code = Integer.numberOfTrailingZeros(left);
        concern(system.dependent(c, site, transitions.moveOfCode(code)));
        for (int t = transitions.first(code); t < transitions.end(code); t++) {
          if ((site * transitions.size()) + t == transition) {
            chosen = scores[t];
          } else {
            best = Math.max(best, scores[t]);
          }
        }
      }
    }
    return best == Permitted.FORBIDDEN ? Double.POSITIVE_INFINITY : ((double) chosen - best) * unit;
  }

  private void concern(int word) {
    for (int i = 0; i < concernedCount; i++) {
      if (concerned[i] == word) {
        return;
      }
    }
    if (word > 0) {
      concerned[concernedCount++] = word;
    }
  }

  /** The margin of the transition that gave a word its head; 0 if none did. */
  double own(int word) {
    return own[word];
  }

  /** The least margin of all transitions taken where the word could have got a head. */
  double least(int word) {
    return least[word];
  }
}
