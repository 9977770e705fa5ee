package dodona.oracle.base;

import dodona.oracle.StaticOracle;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;

/** A static oracle that names the move to take; its label is that of the gold tree. */
public abstract class OneMoveOracle<C extends PartialTree> extends GoldOracle<C>
    implements StaticOracle<C> {

  protected OneMoveOracle(TransitionSystem<C> system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  public final int next(C c) {
    return labeled.transition(c, move(c));
  }

  /** The move to take, in a configuration of the one derivation. */
  protected abstract Move move(C c);
}
