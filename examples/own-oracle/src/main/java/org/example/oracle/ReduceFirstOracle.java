package org.example.oracle;

import dodona.oracle.base.OneMoveOracle;
import dodona.system.arceager.ArcEager;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * A static oracle of the arc-eager system that prefers RE to SH: a word leaves the stack as soon as
 * it has its head and all its dependents (arc-eager-R of Qi &amp; Manning 2017).
 *
 * <p>Peng Qi &amp; Christopher D. Manning (2017): <i>Arc-swift: A Novel Transition System for
 * Dependency Parsing</i>.
 */
final class ReduceFirstOracle extends OneMoveOracle<Configuration> {

  ReduceFirstOracle(ArcEager system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  protected StackMove move(Configuration c) {
    if (c.stackSize() == 0) {
      return StackMove.SHIFT;
    }
    int s0 = c.s(0);
    int b0 = c.b(0);
    if (gold.head(s0) == b0) {
      return StackMove.LEFT_ARC;
    }
    if (gold.head(b0) == s0) {
      return StackMove.RIGHT_ARC;
    }
    return c.hasHead(s0) && gold.isComplete(c, s0) ? StackMove.REDUCE : StackMove.SHIFT;
  }
}
