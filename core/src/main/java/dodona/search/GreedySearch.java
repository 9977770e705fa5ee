package dodona.search;

import dodona.model.Scorer;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.List;

/**
 * A search that takes the best transition in every configuration of a system with one site: what a
 * {@link Beam} of width 1 finds, without its bookkeeping and without scoring where there is no
 * choice.
 *
 * <p>It belongs to one thread and is used again for the next sentence; after warming up it
 * allocates nothing.
 */
final class GreedySearch<C extends PartialTree> implements Search {

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final Scorer.Session scorer;
  private final Permitted<C> permitted;

  /** By a move's code its transition, −1 if it has several. */
  private final int[] only = new int[Move.LAST_CODE + 1];

  private final C c;

  /* All that the scorer is asked about: the configuration, its only site, their scores. */
  private final PartialTree[] live;
  private final int[] site = {0};
  private final int[][] scoresOf;
  private final int[] scores;

  /**
   * A search.
   *
   * @param permitted what it may do, an object of its own
   * @param scorer a session of its own
   */
  GreedySearch(Permitted<C> permitted, Scorer.Session scorer) {
    this.permitted = permitted;
    this.system = permitted.system();
    this.transitions = system.transitions();
    this.scorer = scorer;
    this.c = system.newConfiguration();
    this.live = new PartialTree[] {c};
    this.scores = new int[transitions.size()];
    this.scoresOf = new int[][] {scores};
    Arrays.fill(only, -1);
    for (Move move : transitions.moveList(transitions.moves())) {
      int first = transitions.first(move);
      only[move.code()] = transitions.end(move) - first == 1 ? first : -1;
    }
  }

  @Override
  public void ahead(List<Sentence> sentences) {
    scorer.ahead(sentences);
  }

  @Override
  public Sentence tagged(Sentence sentence) {
    return scorer.tagged(sentence);
  }

  @Override
  public C search(Sentence sentence) {
    scorer.begin(sentence);
    permitted.begin(sentence);
    system.initialize(c, sentence.size());
    while (!system.isTerminal(c)) {
      int moves = moves();
      boolean isOne = (moves & (moves - 1)) == 0;
      int forced = isOne ? only[Integer.numberOfTrailingZeros(moves)] : -1;
      system.apply(c, forced >= 0 ? forced : best(moves));
    }
    return c;
  }

  private int moves() {
    int moves = permitted.moves(c, 0);
    if (moves == 0) {
      permitted.dropConstraint();
      moves = permitted.moves(c, 0);
    }
    return moves;
  }

  /** The best permitted transition of some moves; of equal ones the first. */
  private int best(int moves) {
    scorer.score(live, site, 1, scoresOf);
    permitted.forbid(c, 0, moves, scores);
    int best = -1;
    int bestScore = Permitted.FORBIDDEN;
    for (int left = moves; left != 0; left &= left - 1) {
      int move = Integer.numberOfTrailingZeros(left);
      int end = transitions.end(move);
      for (int t = transitions.first(move); t < end; t++) {
        if (scores[t] > bestScore) {
          best = t;
          bestScore = scores[t];
        }
      }
    }
    return best;
  }
}
