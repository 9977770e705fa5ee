package dodona.oracle.base;

import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.BitSet;

/**
 * The step from moves to labeled transitions, the same for all systems with one site: a gold arc
 * has one right label, any other arc is as good with one label as with another.
 *
 * <p>So is a gold arc whose label the system cannot give, as nothing can be done about it, and one
 * that does not count.
 */
public final class LabeledMoves<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final GoldTree gold;

  public LabeledMoves(TransitionSystem<C> system, GoldTree gold) {
    this.system = system;
    this.transitions = system.transitions();
    this.gold = gold;
  }

  /** Makes {@code out} the transitions of a set of moves, each with the best labels it can have. */
  public void expand(C c, int moves, BitSet out) {
    out.clear();
    for (int left = moves; left != 0; left &= left - 1) {
      int code = Integer.numberOfTrailingZeros(left);
      int label = rightLabel(c, transitions.moveOfCode(code));
      if (label >= 0) {
        out.set(transitions.first(code) + label);
      } else {
        out.set(transitions.first(code), transitions.end(code));
      }
    }
  }

  /** The transition of a move that adds a gold arc, or none, with the right label. */
  public int transition(C c, Move move) {
    return transitions.first(move) + Math.max(0, rightLabel(c, move));
  }

  /**
   * Returns the cost of the label of a transition: the weight of the arc if the arc is right and
   * the label is wrong, else 0.
   */
  public int labelCost(C c, int transition) {
    Move move = transitions.move(transition);
    int right = rightLabel(c, move);
    return right < 0 || right == transitions.label(transition)
        ? 0
        : gold.weight(system.dependent(c, 0, move));
  }

  /** Returns whether a move adds an arc that is not in the gold tree. */
  public boolean addsWrongArc(C c, Move move) {
    int dependent = system.dependent(c, 0, move);
    return dependent >= 0 && gold.head(dependent) != system.head(c, 0, move);
  }

  /** The only right label for a move, −1 if it adds no gold arc or all labels are equally good. */
  private int rightLabel(C c, Move move) {
    int dependent = system.dependent(c, 0, move);
    boolean isGold = dependent >= 0 && gold.head(dependent) == system.head(c, 0, move);
    return isGold && gold.weight(dependent) > 0 ? gold.label(dependent) : -1;
  }
}
