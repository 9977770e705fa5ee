package dodona.oracle;

import dodona.transition.Attardi;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;

/**
 * The dynamic oracle of Attardi's system: {@linkplain AttardiSearch best-first search}, and where
 * that meets its bound the {@linkplain AttardiTable table} of Gómez-Rodríguez, Sartorio &amp; Satta
 * (2014), which is polynomial but takes far longer on most configurations.
 *
 * <p>Exact for every gold tree that the system can derive; for others too, unless the bound is met.
 */
public final class AttardiDynamicOracle extends LossOracle {

  /** Several times what any configuration of English-EWT train with 10 % mistakes needs. */
  private static final int BOUND = 20_000;

  private final AttardiSearch search;
  private final AttardiTable table;

  /** The oracle of a system for a gold tree. */
  public AttardiDynamicOracle(Attardi system, DependencyTree tree) {
    this(system, tree, BOUND);
  }

  AttardiDynamicOracle(Attardi system, DependencyTree tree, int bound) {
    super(system, tree);
    this.search = new AttardiSearch(gold, bound);
    this.table = new AttardiTable(gold);
  }

  @Override
  int remainingLoss(Configuration c, int limit) {
    int loss = search.remainingLoss(c, limit);
    return loss == AttardiSearch.GIVEN_UP ? table.remainingLoss(c) : loss;
  }
}
