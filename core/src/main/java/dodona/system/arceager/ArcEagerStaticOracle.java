package dodona.system.arceager;

import dodona.oracle.base.OneMoveOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The static oracle of the arc-eager system: arcs as early as possible, RE only where s0 stands
 * between b0 and a word that b0 has an arc with, else SH (Nivre 2003).
 *
 * <p>Joakim Nivre (2003): <i>An Efficient Algorithm for Projective Dependency Parsing</i>; as
 * Algorithm 1 in Yoav Goldberg &amp; Joakim Nivre (2012): <i>A Dynamic Oracle for Arc-Eager
 * Dependency Parsing</i>.
 */
final class ArcEagerStaticOracle extends OneMoveOracle<Configuration> {

  ArcEagerStaticOracle(ArcEager system, DependencyTree tree) {
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
    return c.hasHead(s0) && hasArcWithStack(c, b0) ? StackMove.REDUCE : StackMove.SHIFT;
  }

  private boolean hasArcWithStack(Configuration c, int b0) {
    if (b0 != 0 && c.isOnStack(gold.head(b0))) {
      return true;
    }
    for (int d = gold.firstDependent(b0); d > 0; d = gold.nextDependent(d)) {
      if (c.isOnStack(d)) {
        return true;
      }
    }
    return false;
  }
}
