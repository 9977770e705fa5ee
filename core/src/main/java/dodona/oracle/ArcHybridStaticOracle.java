package dodona.oracle;

import dodona.transition.ArcHybrid;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/** The static oracle of the arc-hybrid system: an arc as soon as its dependent is complete. */
final class ArcHybridStaticOracle implements StaticOracle<Configuration> {

  private final GoldTree gold;
  private final LabelledMoves<Configuration> labelled;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws IllegalArgumentException if the system {@linkplain Derivability cannot derive} the tree
   */
  public ArcHybridStaticOracle(ArcHybrid system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labelled = new LabelledMoves<>(system, gold);
  }

  @Override
  public int next(Configuration c) {
    return labelled.transition(c, move(c));
  }

  private StackMove move(Configuration c) {
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
