package dodona.search;

import dodona.model.Scorer;
import dodona.transition.Configuration;
import dodona.transition.Constraint;
import dodona.transition.Move;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * A search that takes the best transition in every configuration: what a {@link Beam} of width 1
 * finds, without its bookkeeping and without scoring where there is no choice.
 *
 * <p>It belongs to one thread and is used again for the next sentence; after warming up it
 * allocates nothing.
 */
final class GreedySearch {

  private static final Move[] MOVES = Move.values();

  private final TransitionSystem system;
  private final Transitions transitions;
  private final Scorer.Session scorer;
  private final Constraint constraint;
  private final int[] only = new int[1 << MOVES.length];
  private final Configuration c = new Configuration();
  private final int[] scores;

  /**
   * A search.
   *
   * @param scorer a session of its own
   * @param constraint what the derivations have to observe beyond legality
   */
  GreedySearch(TransitionSystem system, Scorer.Session scorer, Constraint constraint) {
    this.system = system;
    this.transitions = system.transitions();
    this.scorer = scorer;
    this.constraint = constraint;
    this.scores = new int[transitions.size()];
    for (int moves = 0; moves < only.length; moves++) {
      only[moves] = only(moves);
    }
  }

  /** The transition of a set of moves that leaves no choice, −1 if there are several. */
  private int only(int moves) {
    List<Move> list = Move.list(moves);
    if (list.size() != 1) {
      return -1;
    }
    int first = transitions.first(list.get(0));
    return transitions.end(list.get(0)) - first == 1 ? first : -1;
  }

  /** Searches to the end; the result is valid until the next use. */
  Configuration search(Sentence sentence) {
    scorer.begin(sentence);
    system.initialise(c, sentence.size());
    while (!system.isTerminal(c)) {
      int moves = constraint.permitted(c, system.legalMoves(c));
      int forced = only[moves];
      system.apply(c, forced >= 0 ? forced : best(moves));
    }
    return c;
  }

  /** The best transition of some moves; of equal ones the first. */
  private int best(int moves) {
    scorer.score(c, scores);
    int best = -1;
    long bestScore = Long.MIN_VALUE;
    for (Move move : MOVES) {
      if (move.in(moves)) {
        int end = transitions.end(move);
        for (int t = transitions.first(move); t < end; t++) {
          if (scores[t] > bestScore) {
            best = t;
            bestScore = scores[t];
          }
        }
      }
    }
    return best;
  }
}
