package dodona.system.swapstandard;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * A static-dynamic oracle for swap-standard, which never searches. It judges arcs and shifts by the
 * gold arcs they lose, and swaps by the projective order, so it never swaps only to save an arc
 * after a mistake.
 *
 * <p>Where several moves cost nothing, it prefers what LAZY does, as far as that is possible after
 * mistakes. {@code docs/explanation/findings.md} compares it with the oracle that searches.
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
