package dodona.system.archybrid;

import dodona.oracle.base.OneMoveOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/** The static oracle of the arc-hybrid system: an arc as soon as its dependent is complete. */
final class ArcHybridStaticOracle extends OneMoveOracle<Configuration> {

  ArcHybridStaticOracle(ArcHybrid system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  protected StackMove move(Configuration c) {
    int s0 = c.s(0);
    if (s0 != 0 && gold.isComplete(c, s0)) {
      int head = gold.head(s0);
      if (head == c.b(0)) {
        return StackMove.LEFT_ARC;
      }
      if (head == c.s(1)) {
        return StackMove.RIGHT_ARC;
      }
    }
    return StackMove.SHIFT;
  }
}
