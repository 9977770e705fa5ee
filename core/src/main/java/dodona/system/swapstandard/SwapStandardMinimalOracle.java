package dodona.system.swapstandard;

import dodona.error.InvalidInputException;
import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;

/**
 * The static oracle MINIMAL of swap-standard: it prescribes a derivation with the fewest swaps
 * among those that respect the projective order, always the same one.
 *
 * <p>The derivation is searched for once, when the oracle is bound; see {@link FewestSwaps}.
 *
 * <p>Anders Björkelund and Joakim Nivre (2015): <i>Non-Deterministic Oracles for Unrestricted
 * Non-Projective Transition-Based Dependency Parsing</i>.
 */
final class SwapStandardMinimalOracle implements StaticOracle<Configuration> {

  private final SwapStandardConditions conditions;
  private final FewestSwaps fewest;

  /**
   * Binds the oracle to a gold tree.
   *
   * @throws InvalidInputException if the system lacks a label of the tree
   */
  public SwapStandardMinimalOracle(SwapStandard system, DependencyTree gold) {
    this.conditions = new SwapStandardConditions(system, gold);
    this.fewest = FewestSwaps.inProjectiveOrder(gold);
  }

  @Override
  public int next(Configuration c) {
    return conditions.transition(fewest.moves().get(c.derivationLength()), c);
  }
}
