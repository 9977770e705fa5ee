package dodona.search;

import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.List;

/**
 * By how much the transitions of a derivation were better than the best others that were legal, for
 * each word: what the confidence in its arc is made of.
 *
 * <p>It belongs to one thread and is used again for the next sentence.
 *
 * @param <C> the configurations of the system
 */
final class Margins<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final List<Move> moves;
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

  private Margins(TransitionSystem<C> system, ParserModel model) {
    this.system = system;
    this.transitions = system.transitions();
    this.moves = transitions.moveList(transitions.moves());
    this.unit = model.scorer().unit();
    this.c = system.newConfiguration();
    this.live = new PartialTree[] {c};
    this.scores = new int[transitions.size()];
    this.scoresOf = new int[][] {scores};
  }

  /** The leads of a model's transitions. */
  static Margins<?> of(ParserModel model) {
    return new Margins<>(model.system(), model);
  }

  /**
   * Goes through the derivation of a sentence.
   *
   * @param scorer whom to ask: a session of the model
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
    system.initialize(c, n);
    for (int transition : derivation) {
      take(transition, scorer);
    }
  }

  private void take(int transition, Scorer.Session scorer) {
    int ownSite = transition / transitions.size();
    Move ownMove = transitions.move(transition % transitions.size());
    int dependent = system.dependent(c, ownSite, ownMove);
    double lead = lead(transition, scorer);
    for (int i = 0; i < concernedCount; i++) {
      least[concerned[i]] = Math.min(least[concerned[i]], lead);
    }
    if (dependent > 0) {
      own[dependent] = lead;
    }
    system.apply(c, transition);
  }

  /** The lead over the best other legal transition, infinite if there is none. */
  private double lead(int transition, Scorer.Session scorer) {
    int chosen = 0;
    long best = Long.MIN_VALUE;
    concernedCount = 0;
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      sites[0] = site;
      scorer.score(live, sites, 1, scoresOf);
      int legal = system.legalMoves(c, site);
      for (Move move : moves) {
        if (!move.in(legal)) {
          continue;
        }
        concern(system.dependent(c, site, move));
        for (int t = transitions.first(move); t < transitions.end(move); t++) {
          if ((site * transitions.size()) + t == transition) {
            chosen = scores[t];
          } else {
            best = Math.max(best, scores[t]);
          }
        }
      }
    }
    return best == Long.MIN_VALUE ? Double.POSITIVE_INFINITY : ((double) chosen - best) * unit;
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

  /** The lead of the transition that gave a word its head; 0 if none did. */
  double own(int word) {
    return own[word];
  }

  /** The least lead of all transitions taken where the word could have got a head. */
  double least(int word) {
    return least[word];
  }
}
