package dodona.oracle;

import dodona.transition.ArcStandard;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * The dynamic oracle of the arc-standard system: for a projective gold tree the {@linkplain
 * ArcStandardTable table} of Goldberg, Sartorio &amp; Satta (2014), for any other {@linkplain
 * BestFirstLoss best-first search}, and where that meets its bound a {@linkplain ArcStandardChart
 * chart}.
 *
 * <p>Exact for every gold tree.
 */
public final class ArcStandardDynamicOracle extends LossOracle {

  /** More than any configuration of English-EWT train with 10 % mistakes needs. */
  private static final int BOUND = 20_000;

  private final boolean isProjective;
  private final ArcStandardTable table;
  private final BestFirstLoss search;
  private final ArcStandardChart chart;

  /** The oracle of a system for a gold tree. */
  public ArcStandardDynamicOracle(ArcStandard system, DependencyTree tree) {
    this(system, tree, BOUND);
  }

  ArcStandardDynamicOracle(ArcStandard system, DependencyTree tree, int bound) {
    super(system, tree);
    this.isProjective = Projectivity.isProjective(tree);
    this.table = new ArcStandardTable(gold);
    this.search = new BestFirstLoss(gold, false, bound);
    this.chart = new ArcStandardChart(gold);
  }

  @Override
  int remainingLoss(Configuration c, int limit) {
    if (isProjective) {
      return table.remainingLoss(c);
    }
    int loss = search.remainingLoss(c, limit);
    return loss == BestFirstLoss.GIVEN_UP ? chart.remainingLoss(c) : loss;
  }
}
