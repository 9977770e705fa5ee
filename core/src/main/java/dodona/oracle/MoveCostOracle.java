package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.TransitionSystem;
import java.util.BitSet;

/**
 * A dynamic oracle that finds what each move costs and leaves the labels to {@link LabelledMoves}.
 *
 * <p>The loss of a configuration is the fewest wrong arcs in any tree that can still be completed
 * from it, the cost of a move the loss after it less the loss before.
 */
abstract class MoveCostOracle implements DynamicOracle {

  private static final Move[] MOVES = Move.values();

  final TransitionSystem system;
  final GoldTree gold;
  final LabelledMoves labelled;

  MoveCostOracle(TransitionSystem system, GoldTree gold, ArcPlacement placement) {
    this.system = system;
    this.gold = gold;
    this.labelled = new LabelledMoves(system.transitions(), gold, placement);
  }

  @Override
  public final int cost(Configuration c, int transition) {
    return moveCost(c, system.transitions().move(transition)) + labelled.labelCost(c, transition);
  }

  @Override
  public final void optimal(Configuration c, BitSet out) {
    int legal = system.legalMoves(c);
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (Move move : MOVES) {
      if (move.in(legal)) {
        int rank = rank(c, move, least);
        if (rank < least) {
          least = rank;
          best = 0;
        }
        best |= rank == least ? move.bit() : 0;
      }
    }
    labelled.expand(c, best, out);
  }

  /** The cost of a legal move with the best label. */
  abstract int moveCost(Configuration c, Move move);

  /**
   * A number that orders the legal moves of one configuration as their costs do.
   *
   * @param limit an answer that exceeds this may be any other number that does
   */
  int rank(Configuration c, Move move, int limit) {
    return moveCost(c, move);
  }
}
