package dodona.oracle;

import dodona.transition.PartialTree;

/**
 * An oracle that knows what every transition costs in every configuration, even after mistakes: the
 * number of arcs by which the best tree that can be reached gets worse.
 *
 * @param <C> the configurations of its transition system
 */
public interface DynamicOracle<C extends PartialTree> extends Oracle<C> {

  /** The cost of a legal transition. */
  int cost(C c, int transition);
}
