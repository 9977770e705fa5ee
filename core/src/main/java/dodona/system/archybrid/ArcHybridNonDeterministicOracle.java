package dodona.system.archybrid;

import dodona.oracle.base.ZeroCostOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The non-deterministic oracle of the arc-hybrid system: every move that puts no gold arc out of
 * reach (Goldberg &amp; Nivre 2013).
 *
 * <p>Yoav Goldberg &amp; Joakim Nivre (2013): <i>Training Deterministic Parsers with
 * Non-Deterministic Oracles</i>.
 */
final class ArcHybridNonDeterministicOracle extends ZeroCostOracle {

  ArcHybridNonDeterministicOracle(ArcHybrid system, DependencyTree tree) {
    super(system, tree, StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC);
  }

  @Override
  protected int formula(Configuration c, StackMove move) {
    return ArcHybridDynamicOracle.formula(gold, c, move);
  }
}
