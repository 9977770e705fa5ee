package dodona.system.arcstandard;

import dodona.oracle.base.LossOracle;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * The dynamic oracle of the arc-standard system: for a projective gold tree the {@linkplain
 * ArcStandardTable table} of Goldberg, Sartorio &amp; Satta (2014), for any other a slower
 * {@linkplain ArcStandardChart chart}.
 *
 * <p>Exact for every gold tree.
 */
final class ArcStandardDynamicOracle extends LossOracle {

  private final boolean isProjective;
  private final ArcStandardTable table;
  private final ArcStandardChart chart;

  /** The oracle of a system for a gold tree. */
  public ArcStandardDynamicOracle(ArcStandard system, DependencyTree tree) {
    super(system, tree);
    this.isProjective = Projectivity.isProjective(tree);
    this.table = new ArcStandardTable(gold);
    this.chart = new ArcStandardChart(gold);
  }

  @Override
  protected int remainingLoss(Configuration c, int limit) {
    return isProjective ? table.remainingLoss(c) : chart.remainingLoss(c);
  }
}
