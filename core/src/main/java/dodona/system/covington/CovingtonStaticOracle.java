package dodona.system.covington;

import dodona.oracle.base.GoldTree;
import dodona.oracle.base.OneMoveOracle;
import dodona.system.covington.Covington.PairMove;
import dodona.treebank.DependencyTree;

/**
 * The static oracle of Covington's system: the arc between the two words that are compared if it is
 * gold, else NA while there is a gold arc between b0 and a word of λ1, else SH.
 */
final class CovingtonStaticOracle extends OneMoveOracle<CovingtonConfiguration> {

  CovingtonStaticOracle(Covington system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  protected PairMove move(CovingtonConfiguration c) {
    return move(gold, c);
  }

  /** The one move to take, in a configuration from which the gold tree can be reached. */
  static PairMove move(GoldTree gold, CovingtonConfiguration c) {
    int i = c.left(0);
    int j = c.b(0);
    if (i > 0 && gold.head(i) == j) {
      return PairMove.LEFT_ARC;
    }
    if (i > 0 && gold.head(j) == i) {
      return PairMove.RIGHT_ARC;
    }
    return hasArcWithLeft(gold, c, j) ? PairMove.NO_ARC : PairMove.SHIFT;
  }

  /** Returns whether there is a gold arc between a word and a word of λ1. */
  private static boolean hasArcWithLeft(GoldTree gold, CovingtonConfiguration c, int word) {
    int last = c.leftSize();
    boolean hasHead = gold.head(word) > 0 && gold.head(word) <= last;
    int first = gold.firstDependent(word);
    return hasHead || (first > 0 && first <= last);
  }
}
