package dodona.oracle.base;

import dodona.error.InvalidInputException;
import dodona.oracle.Derivability;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;

/** The base class of oracles for trees that the system can derive. */
public abstract class GoldOracle<C extends PartialTree> {

  protected final GoldTree gold;
  protected final LabeledMoves<C> labeled;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws InvalidInputException if the system {@linkplain Derivability cannot derive} the tree
   */
  protected GoldOracle(TransitionSystem<C> system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labeled = new LabeledMoves<>(system, gold);
  }
}
