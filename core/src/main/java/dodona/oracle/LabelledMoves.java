package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.Transitions;
import java.util.BitSet;

/**
 * The step from moves to labelled transitions, the same for all stack-based systems: a gold arc has
 * one right label, any other arc is as good with one label as with another.
 *
 * <p>So is a gold arc whose label the system cannot give, as nothing can be done about it.
 */
final class LabelledMoves {

  private static final Move[] MOVES = Move.values();

  private final Transitions transitions;
  private final GoldTree gold;
  private final ArcPlacement placement;

  LabelledMoves(Transitions transitions, GoldTree gold, ArcPlacement placement) {
    this.transitions = transitions;
    this.gold = gold;
    this.placement = placement;
  }

  /** Makes {@code out} the transitions of a set of moves, each with the best labels it can have. */
  void expand(Configuration c, int moves, BitSet out) {
    out.clear();
    for (Move move : MOVES) {
      if (move.in(moves)) {
        int label = rightLabel(c, move);
        if (label >= 0) {
          out.set(transitions.first(move) + label);
        } else {
          out.set(transitions.first(move), transitions.end(move));
        }
      }
    }
  }

  /** The transition of a move that adds a gold arc, or none, with the right label. */
  int transition(Configuration c, Move move) {
    return transitions.first(move) + Math.max(0, rightLabel(c, move));
  }

  /** What the label of a transition costs: 1 if the arc is right and the label is not, else 0. */
  int labelCost(Configuration c, int transition) {
    int right = rightLabel(c, transitions.move(transition));
    return right < 0 || right == transitions.label(transition) ? 0 : 1;
  }

  /** Whether a move adds an arc that is not in the gold tree. */
  boolean addsWrongArc(Configuration c, Move move) {
    int dependent = placement.dependent(c, move);
    return dependent >= 0 && gold.head(dependent) != placement.head(c, move);
  }

  /** The only right label for a move, −1 if it adds no gold arc or all labels are equally good. */
  private int rightLabel(Configuration c, Move move) {
    int dependent = placement.dependent(c, move);
    boolean isGold = dependent >= 0 && gold.head(dependent) == placement.head(c, move);
    return isGold ? gold.label(dependent) : -1;
  }
}
