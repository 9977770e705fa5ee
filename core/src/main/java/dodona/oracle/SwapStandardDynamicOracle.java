package dodona.oracle;

import dodona.transition.Configuration;
import dodona.transition.SwapStandard;
import dodona.treebank.DependencyTree;

/**
 * The dynamic oracle of swap-standard: exact by search, see {@link SwapStandardLoss}, unless the
 * search meets its bound, where it takes the mistakes of a fixed strategy for the loss.
 *
 * <p>As every tree can be derived, a configuration without mistakes has no loss, and the correct
 * transitions are all after which the gold tree can still be built, in whatever order of the words:
 * more than those of ND-ALL, which keeps to the projective order.
 */
final class SwapStandardDynamicOracle extends LossOracle {

  /** More configurations than this make training slow, and few searches end beyond. */
  private static final int MOST = 500;

  private final SwapStandardLoss loss;

  /** The oracle of a system for a gold tree. */
  SwapStandardDynamicOracle(SwapStandard system, DependencyTree tree) {
    this(system, tree, MOST);
  }

  SwapStandardDynamicOracle(SwapStandard system, DependencyTree tree, int most) {
    super(system, tree);
    this.loss = new SwapStandardLoss(new SwapStandardGold(tree), most);
  }

  @Override
  int remainingLoss(Configuration c, int limit) {
    return loss.remaining(c, limit);
  }
}
