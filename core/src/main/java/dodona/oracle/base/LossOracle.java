package dodona.oracle.base;

import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;

/**
 * A dynamic oracle of a system that is not arc-decomposable: there is no formula for the cost of a
 * move, only an algorithm for the loss of a configuration, which is run on the successors.
 *
 * <p>As some move is always free, the least loss among the successors is that of the configuration,
 * so that finding the optimal moves needs no run for the configuration itself.
 */
public abstract class LossOracle extends MoveCostOracle<Configuration> {

  private final Configuration after = new Configuration();

  protected LossOracle(StackSystem system, DependencyTree tree) {
    super(system, new GoldTree(tree, system.transitions()::labelId));
  }

  @Override
  protected final int moveCost(Configuration c, Move move) {
    int before = remainingLoss(c, Integer.MAX_VALUE);
    // Below 0 only if one of the two is not exact.
    return Math.max(0, rank(c, move, Integer.MAX_VALUE) - before);
  }

  @Override
  protected final int rank(Configuration c, Move move, int limit) {
    int wrong = labeled.addsWrongArc(c, move) ? 1 : 0;
    after.copyFrom(c);
    system.apply(after, system.transitions().first(move));
    return wrong + remainingLoss(after, limit - wrong);
  }

  /**
   * The fewest wrong arcs among those that have to be added to a configuration.
   *
   * @param limit an answer that exceeds this may be any other number that does
   */
  protected abstract int remainingLoss(Configuration c, int limit);
}
