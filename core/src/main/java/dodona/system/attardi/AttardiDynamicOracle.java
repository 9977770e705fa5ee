package dodona.system.attardi;

import dodona.oracle.base.LossOracle;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;

/**
 * The dynamic oracle of Attardi's system: {@linkplain AttardiSearch best-first search}, and where
 * that meets its bound the {@linkplain AttardiTable table} of Gómez-Rodríguez, Sartorio &amp; Satta
 * (2014), which is polynomial but takes far longer on most configurations.
 *
 * <p>Exact for every gold tree that the system can derive. For others the table is not, so the
 * search's lower bound is used if the search gives up; otherwise the search is exact.
 */
final class AttardiDynamicOracle extends LossOracle {

  /** Enough for all but a few in 100,000 configurations of English-EWT train, mistakes included. */
  private static final int BOUND = 5_000;

  private final boolean isDerivable;
  private final AttardiSearch search;
  private final AttardiTable table;

  /** The oracle of a system for a gold tree. */
  public AttardiDynamicOracle(Attardi system, DependencyTree tree) {
    this(system, tree, BOUND);
  }

  AttardiDynamicOracle(Attardi system, DependencyTree tree, int bound) {
    super(system, tree);
    this.isDerivable = AttardiStaticOracle.completes(tree);
    this.search = new AttardiSearch(gold, bound);
    this.table = new AttardiTable(gold);
  }

  @Override
  protected int remainingLoss(Configuration c, int limit) {
    int loss = search.remainingLoss(c, limit);
    if (loss != AttardiSearch.GIVEN_UP) {
      return loss;
    }
    return isDerivable ? table.remainingLoss(c) : search.lowerBound();
  }
}
