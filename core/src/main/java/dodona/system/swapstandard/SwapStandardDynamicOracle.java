package dodona.system.swapstandard;

import dodona.oracle.StaticPreference;
import dodona.oracle.base.LossOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * A dynamic oracle for swap-standard that searches for the loss, see {@link SwapStandardLoss}. If
 * the search reaches its bound, the number of mistakes of a fixed strategy serves as the loss.
 *
 * <p>Costs are exact wherever the searches for them end, as they do in every configuration of every
 * tree of up to five words, and wherever EAGER still completes the gold tree. Elsewhere a cost is
 * the difference between two upper bounds of losses, and not negative.
 *
 * <p>Every tree can be derived, so a configuration without mistakes has no loss. There the correct
 * transitions are all those after which the gold tree can still be built, in any order of the
 * words. They include those of ND-ALL, which follows the projective order.
 */
class SwapStandardDynamicOracle extends LossOracle implements StaticPreference<Configuration> {

  /** Bound of the search, in configurations, so that training stays fast. */
  private static final int MOST = 500;

  private final SwapStandardGold order;
  private final SwapStandardLoss loss;
  private long approximations;

  /** The oracle of a system for a gold tree. */
  SwapStandardDynamicOracle(SwapStandard system, DependencyTree tree) {
    this(system, tree, MOST);
  }

  SwapStandardDynamicOracle(SwapStandard system, DependencyTree tree, int most) {
    super(system, tree);
    this.order = new SwapStandardGold(tree);
    this.loss = new SwapStandardLoss(order, most);
  }

  @Override
  protected int remainingLoss(Configuration c, int limit) {
    int remaining = loss.remaining(c, limit);
    approximations += loss.isExact() ? 0 : 1;
    return remaining;
  }

  @Override
  public long approximations() {
    return approximations;
  }

  /** Returns the move of EAGER, if no word waits for dependents that are lost. */
  @Override
  public StackMove preferred(Configuration c) {
    int s1 = c.s(1);
    int s0 = c.s(0);
    return order.eager(s1, s0, s1 < 0 ? 0 : missing(c, s1), missing(c, s0));
  }

  private int missing(Configuration c, int word) {
    int count = 0;
    for (int d = gold.firstDependent(word); d > 0; d = gold.nextDependent(d)) {
      count += c.isRemoved(d) ? 0 : 1;
    }
    return count;
  }
}
