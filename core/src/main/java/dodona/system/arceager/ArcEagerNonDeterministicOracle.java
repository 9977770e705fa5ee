package dodona.system.arceager;

import dodona.oracle.base.ZeroCostOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The non-deterministic oracle of the arc-eager system: every move that puts no gold arc out of
 * reach (Goldberg &amp; Nivre 2012).
 *
 * <p>Yoav Goldberg &amp; Joakim Nivre (2012): <i>A Dynamic Oracle for Arc-Eager Dependency
 * Parsing</i>.
 */
final class ArcEagerNonDeterministicOracle extends ZeroCostOracle {

  ArcEagerNonDeterministicOracle(ArcEager system, DependencyTree tree) {
    super(system, tree, StackMove.SHIFT, StackMove.REDUCE, StackMove.LEFT_ARC, StackMove.RIGHT_ARC);
  }

  @Override
  protected int formula(Configuration c, StackMove move) {
    return ArcEagerDynamicOracle.formula(gold, c, move);
  }
}
