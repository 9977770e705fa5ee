package dodona.system.attardi;

import dodona.oracle.base.GoldTree;
import dodona.oracle.base.OneMoveOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The static oracle of Attardi's system: an arc as soon as its dependent is complete, LA before RA
 * before LA2 before RA2, else SH.
 *
 * <p>It completes every tree that the system can derive, so that it also determines which trees
 * those are: 16 of 16, 117 of 125, 1,011 of 1,296 and 9,597 of 16,807 trees of 3, 4, 5 and 6 words.
 */
final class AttardiStaticOracle extends OneMoveOracle<Configuration> {

  private static final StackMove[] ARCS = {
    StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.LEFT_ARC_2, StackMove.RIGHT_ARC_2
  };

  AttardiStaticOracle(Attardi system, DependencyTree tree) {
    super(system, tree);
  }

  /** Returns whether the oracle's derivation builds the tree, regardless of its labels. */
  static boolean completes(DependencyTree tree) {
    return new AttardiLookahead(new GoldTree(tree, label -> 0)).completesFromStart();
  }

  @Override
  protected StackMove move(Configuration c) {
    int arcs = arcs(gold, c);
    for (StackMove move : ARCS) {
      if (move.in(arcs)) {
        return move;
      }
    }
    return StackMove.SHIFT;
  }

  /** The moves that add a gold arc whose dependent is complete. */
  static int arcs(GoldTree gold, Configuration c) {
    int s0 = c.s(0);
    int s1 = c.s(1);
    int s2 = c.s(2);
    boolean isComplete = s0 > 0 && gold.isComplete(c, s0);
    int arcs = canAttach(gold, c, s0, s1) ? StackMove.LEFT_ARC.bit() : 0;
    arcs |= isComplete && gold.head(s0) == s1 ? StackMove.RIGHT_ARC.bit() : 0;
    arcs |= canAttach(gold, c, s0, s2) ? StackMove.LEFT_ARC_2.bit() : 0;
    arcs |= isComplete && gold.head(s0) == s2 ? StackMove.RIGHT_ARC_2.bit() : 0;
    return arcs;
  }

  private static boolean canAttach(GoldTree gold, Configuration c, int head, int dependent) {
    return dependent > 0 && gold.head(dependent) == head && gold.isComplete(c, dependent);
  }
}
