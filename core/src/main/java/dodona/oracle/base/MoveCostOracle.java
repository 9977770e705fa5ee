package dodona.oracle.base;

import dodona.oracle.DynamicOracle;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.BitSet;

/**
 * A dynamic oracle that finds what each move costs and leaves the labels to {@link LabeledMoves}.
 *
 * <p>The loss of a configuration is the fewest wrong arcs in any tree that can still be completed
 * from it, the cost of a move the loss after it less the loss before.
 */
public abstract class MoveCostOracle<C extends PartialTree> implements DynamicOracle<C> {

  protected final TransitionSystem<C> system;
  protected final GoldTree gold;
  protected final LabeledMoves<C> labeled;
  private final Transitions transitions;

  protected MoveCostOracle(TransitionSystem<C> system, GoldTree gold) {
    this.system = system;
    this.gold = gold;
    this.labeled = new LabeledMoves<>(system, gold);
    this.transitions = system.transitions();
  }

  @Override
  public final int cost(C c, int transition) {
    return moveCost(c, transitions.move(transition)) + labeled.labelCost(c, transition);
  }

  @Override
  public final void optimal(C c, BitSet out) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int left = system.legalMoves(c, 0); left != 0; left &= left - 1) {
      int rank = rank(c, transitions.moveOfCode(Integer.numberOfTrailingZeros(left)), least);
      if (rank < least) {
        least = rank;
        best = 0;
      }
      best |= rank == least ? Integer.lowestOneBit(left) : 0;
    }
    labeled.expand(c, best, out);
  }

  /** The cost of a legal move with the best label. */
  protected abstract int moveCost(C c, Move move);

  /**
   * A number that orders the legal moves of one configuration as their costs do.
   *
   * @param limit an answer that exceeds this may be any other number that does
   */
  protected int rank(C c, Move move, int limit) {
    return moveCost(c, move);
  }
}
