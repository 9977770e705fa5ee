package dodona.system.swapstandard;

import dodona.error.InvalidInputException;
import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * The static oracle LAZY of swap-standard: as EAGER, but no SW while s0 and b0 belong to the same
 * maximal projective component, which is better completed first.
 *
 * <p>The test compares s0 with b0. Björkelund &amp; Nivre (2015) speak of s0 and s1 in passing, but
 * two words of one component never stand in the wrong order, so that this would be EAGER.
 *
 * <p>Joakim Nivre, Marco Kuhlmann and Johan Hall (2009): <i>An Improved Oracle for Dependency
 * Parsing with Online Reordering</i>.
 */
final class SwapStandardLazyOracle implements StaticOracle<Configuration> {

  private final SwapStandardConditions conditions;
  private final int[] component;

  /**
   * Binds the oracle to a gold tree.
   *
   * @throws InvalidInputException if the system lacks a label of the tree
   */
  public SwapStandardLazyOracle(SwapStandard system, DependencyTree gold) {
    this.conditions = new SwapStandardConditions(system, gold);
    this.component = Projectivity.maximalProjectiveComponents(gold);
  }

  @Override
  public int next(Configuration c) {
    StackMove move = conditions.eager(c);
    boolean wait = move == StackMove.SWAP && isInOneComponent(component, c.s(0), c.b(0));
    return conditions.transition(wait ? StackMove.SHIFT : move, c);
  }

  /**
   * Returns whether the component of s0 continues in the buffer; b0 is −1 if the buffer is empty.
   */
  static boolean isInOneComponent(int[] component, int s0, int b0) {
    return b0 >= 0 && component[s0] == component[b0];
  }
}
