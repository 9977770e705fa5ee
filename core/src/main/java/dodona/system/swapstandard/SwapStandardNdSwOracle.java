package dodona.system.swapstandard;

import dodona.error.InvalidInputException;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The non-deterministic oracle ND-SW of swap-standard: it leaves open when to swap, and takes LA
 * and RA at once.
 *
 * <p>Anders Björkelund and Joakim Nivre (2015): <i>Non-Deterministic Oracles for Unrestricted
 * Non-Projective Transition-Based Dependency Parsing</i>.
 */
final class SwapStandardNdSwOracle extends SwapStandardNdAllOracle {

  /**
   * Binds the oracle to a gold tree.
   *
   * @throws InvalidInputException if the system lacks a label of the tree
   */
  SwapStandardNdSwOracle(SwapStandard system, DependencyTree gold) {
    super(system, gold);
  }

  @Override
  boolean isOpenBeside(StackMove move) {
    return move == StackMove.SWAP;
  }
}
