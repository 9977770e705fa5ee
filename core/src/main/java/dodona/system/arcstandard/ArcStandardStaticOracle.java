package dodona.system.arcstandard;

import dodona.oracle.base.GoldTree;
import dodona.oracle.base.OneMoveOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The static oracle of the arc-standard system: an arc as soon as its dependent is complete, which
 * keeps the stack as short as possible (Nivre 2004).
 *
 * <p>Joakim Nivre (2004): <i>Incrementality in Deterministic Dependency Parsing</i>.
 */
final class ArcStandardStaticOracle extends OneMoveOracle<Configuration> {

  ArcStandardStaticOracle(ArcStandard system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  protected StackMove move(Configuration c) {
    return move(gold, c);
  }

  static StackMove move(GoldTree gold, Configuration c) {
    int s0 = c.s(0);
    int s1 = c.s(1);
    if (s1 > 0 && gold.head(s1) == s0 && gold.isComplete(c, s1)) {
      return StackMove.LEFT_ARC;
    }
    boolean canAttach = s0 > 0 && gold.head(s0) == s1 && gold.isComplete(c, s0);
    return canAttach ? StackMove.RIGHT_ARC : StackMove.SHIFT;
  }
}
