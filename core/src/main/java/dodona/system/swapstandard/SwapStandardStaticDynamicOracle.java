package dodona.system.swapstandard;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * The dynamic oracle of swap-standard that never searches: arcs and shifts are judged by what they
 * lose, swaps by the projective order, so that no swap is asked for only to save an arc after a
 * mistake.
 *
 * <p>The exact oracle asks for many of those, and a parser that has learnt them is worse than one
 * that has learnt none: docs/experiments has the figures. Where several moves cost nothing, this
 * one would do what LAZY does, as far as it can after mistakes.
 */
final class SwapStandardStaticDynamicOracle extends SwapStandardDynamicOracle {

  private final int[] component;

  /** The oracle of a system for a gold tree. */
  SwapStandardStaticDynamicOracle(SwapStandard system, DependencyTree tree) {
    super(system, tree, 0);
    this.component = Projectivity.maximalProjectiveComponents(tree);
  }

  @Override
  public StackMove preferred(Configuration c) {
    StackMove eager = super.preferred(c);
    boolean waits =
        eager == StackMove.SWAP
            && SwapStandardLazyOracle.isInOneComponent(component, c.s(0), c.b(0));
    return waits ? StackMove.SHIFT : eager;
  }
}
