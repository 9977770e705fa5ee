package dodona.system.swapstandard;

import dodona.error.InvalidInputException;
import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;

/**
 * The static oracle EAGER of swap-standard: LA if possible, else RA, else SW as soon as two words
 * stand in the wrong order, else SH.
 *
 * <p>Joakim Nivre (2009): <i>Non-Projective Dependency Parsing in Expected Linear Time</i>.
 */
final class SwapStandardEagerOracle implements StaticOracle<Configuration> {

  private final SwapStandardConditions conditions;

  /**
   * Binds the oracle to a gold tree.
   *
   * @throws InvalidInputException if the system lacks a label of the tree
   */
  public SwapStandardEagerOracle(SwapStandard system, DependencyTree gold) {
    this.conditions = new SwapStandardConditions(system, gold);
  }

  @Override
  public int next(Configuration c) {
    return conditions.transition(conditions.eager(c), c);
  }
}
