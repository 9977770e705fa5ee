package dodona.oracle;

import dodona.transition.ArcHybrid;
import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.treebank.DependencyTree;

/** The static oracle of the arc-hybrid system: an arc as soon as its dependent is complete. */
public final class ArcHybridStaticOracle implements StaticOracle {

  private final GoldTree gold;
  private final LabelledMoves labelled;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws IllegalArgumentException if the system {@linkplain Derivability cannot derive} the tree
   */
  public ArcHybridStaticOracle(ArcHybrid system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labelled = new LabelledMoves(system.transitions(), gold, ArcPlacement.HYBRID);
  }

  @Override
  public int next(Configuration c) {
    return labelled.transition(c, move(c));
  }

  private Move move(Configuration c) {
    int s0 = c.s(0);
    if (s0 != 0 && gold.isComplete(c, s0)) {
      int head = gold.head(s0);
      if (head == c.b(0)) {
        return Move.LEFT_ARC;
      }
      if (head == c.s(1)) {
        return Move.RIGHT_ARC;
      }
    }
    return Move.SHIFT;
  }
}
