package dodona.oracle;

import dodona.transition.Covington;
import dodona.transition.CovingtonConfiguration;
import dodona.transition.CovingtonMove;
import dodona.treebank.DependencyTree;

/**
 * The static oracle of Covington's system: the arc between the two words that are compared if it is
 * gold, else NA while there is a gold arc between b0 and a word of λ1, else SH.
 */
final class CovingtonStaticOracle implements StaticOracle<CovingtonConfiguration> {

  private final GoldTree gold;
  private final LabelledMoves<CovingtonConfiguration> labelled;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws IllegalArgumentException if the system {@linkplain Derivability cannot derive} the tree
   */
  CovingtonStaticOracle(Covington system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labelled = new LabelledMoves<>(system, gold);
  }

  @Override
  public int next(CovingtonConfiguration c) {
    return labelled.transition(c, move(gold, c));
  }

  /** The one move to take, in a configuration from which the gold tree can be reached. */
  static CovingtonMove move(GoldTree gold, CovingtonConfiguration c) {
    int i = c.left(0);
    int j = c.b(0);
    if (i > 0 && gold.head(i) == j) {
      return CovingtonMove.LEFT_ARC;
    }
    if (i > 0 && gold.head(j) == i) {
      return CovingtonMove.RIGHT_ARC;
    }
    return hasArcWithLeft(gold, c, j) ? CovingtonMove.NO_ARC : CovingtonMove.SHIFT;
  }

  /** Whether a gold arc joins a word and one of λ1. */
  private static boolean hasArcWithLeft(GoldTree gold, CovingtonConfiguration c, int word) {
    int last = c.leftSize();
    boolean hasHead = gold.head(word) > 0 && gold.head(word) <= last;
    int first = gold.firstDependent(word);
    return hasHead || (first > 0 && first <= last);
  }
}
