package dodona.system.covington;

import dodona.oracle.base.GoldTree;
import dodona.oracle.base.MoveCostOracle;
import dodona.system.covington.Covington.PairMove;
import dodona.transition.Move;
import dodona.treebank.DependencyTree;

/** The dynamic oracle of Covington's system; exact for every gold tree, in O(n) a move. */
final class CovingtonDynamicOracle extends MoveCostOracle<CovingtonConfiguration> {

  private final CovingtonLoss loss;

  CovingtonDynamicOracle(Covington system, DependencyTree tree) {
    super(system, new GoldTree(tree, system.transitions()::labelId));
    this.loss = new CovingtonLoss(gold);
  }

  @Override
  protected int moveCost(CovingtonConfiguration c, Move move) {
    int before = loss.loss(c, c.leftSize(), front(c), -1, -1);
    return rank(c, move, Integer.MAX_VALUE) - before;
  }

  @Override
  protected int rank(CovingtonConfiguration c, Move move, int limit) {
    boolean shifts = move == PairMove.SHIFT;
    int front = front(c);
    return loss.loss(
        c,
        shifts ? front : c.leftSize() - 1,
        shifts ? front + 1 : front,
        system.head(c, 0, move),
        system.dependent(c, 0, move));
  }

  /** The place of the first word of the buffer in the sentence, n + 1 for the root. */
  private static int front(CovingtonConfiguration c) {
    return c.words() + 2 - c.bufferSize();
  }
}
