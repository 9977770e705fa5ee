package dodona.system.swapstandard;

import dodona.oracle.StaticPreference;
import dodona.oracle.base.LossOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The dynamic oracle of swap-standard: exact by search, see {@link SwapStandardLoss}, unless the
 * search meets its bound, where it takes the mistakes of a fixed strategy for the loss.
 *
 * <p>What is claimed: costs are exact wherever the searches for them end, as they do in every
 * configuration of every tree of up to five words, and wherever EAGER still completes the gold
 * tree. Elsewhere a cost is the difference of two upper bounds of losses, and not negative.
 *
 * <p>As every tree can be derived, a configuration without mistakes has no loss, and the correct
 * transitions are all after which the gold tree can still be built, in whatever order of the words:
 * more than those of ND-ALL, which keeps to the projective order.
 */
class SwapStandardDynamicOracle extends LossOracle implements StaticPreference<Configuration> {

  /** More configurations than this make training slow, and few searches end beyond. */
  private static final int MOST = 500;

  private final SwapStandardGold order;
  private final SwapStandardLoss loss;

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
    return loss.remaining(c, limit);
  }

  /** What EAGER does, if no word waits for dependents that are lost. */
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
