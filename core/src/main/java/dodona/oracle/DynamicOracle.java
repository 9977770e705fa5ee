package dodona.oracle;

import dodona.transition.Configuration;

/**
 * An oracle that knows what every transition costs in every configuration, also after mistakes: the
 * number of arcs by which the best tree that can be reached gets worse.
 */
public non-sealed interface DynamicOracle extends Oracle {

  /** The cost of a legal transition. */
  int cost(Configuration c, int transition);
}
