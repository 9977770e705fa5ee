package dodona.system.swapstandard;

import dodona.error.InvalidInputException;
import dodona.oracle.NonDeterministicOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle ND-ALL of swap-standard: it permits every transition from which the
 * gold tree can be completed in the projective order.
 *
 * <p>Anders Björkelund and Joakim Nivre (2015): <i>Non-Deterministic Oracles for Unrestricted
 * Non-Projective Transition-Based Dependency Parsing</i>.
 */
class SwapStandardNdAllOracle implements NonDeterministicOracle<Configuration> {

  private final SwapStandardConditions conditions;

  /**
   * Binds the oracle to a gold tree.
   *
   * @throws InvalidInputException if the system lacks a label of the tree
   */
  SwapStandardNdAllOracle(SwapStandard system, DependencyTree gold) {
    this.conditions = new SwapStandardConditions(system, gold);
  }

  @Override
  public final void optimal(Configuration c, BitSet out) {
    StackMove move = conditions.eager(c);
    out.clear();
    out.set(conditions.transition(move, c));
    if (isOpenBeside(move) && conditions.canShiftBeside(move, c)) {
      out.set(conditions.transition(StackMove.SHIFT, c));
    }
  }

  /** Returns whether SH is considered in addition to this move of EAGER. */
  boolean isOpenBeside(StackMove move) {
    return move != StackMove.SHIFT;
  }
}
