package dodona.oracle;

import dodona.transition.PartialTree;

/**
 * An oracle that defines the cost of every transition in every configuration, also after errors:
 * the number of arcs by which the best reachable tree gets worse.
 *
 * @param <C> the configurations of its transition system
 */
public interface DynamicOracle<C extends PartialTree> extends Oracle<C> {

  /** The cost of a legal transition. */
  int cost(C c, int transition);

  /**
   * Returns how often this oracle has so far used a bound in place of a loss that it could not
   * compute; 0 for oracles that are always exact.
   */
  default long approximations() {
    return 0;
  }
}
