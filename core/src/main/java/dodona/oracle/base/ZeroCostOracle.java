package dodona.oracle.base;

import dodona.oracle.NonDeterministicOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of an arc-decomposable system: every move that puts no gold arc out
 * of reach, by the formula of its {@linkplain ArcDecomposableOracle dynamic oracle}.
 */
public abstract class ZeroCostOracle extends GoldOracle<Configuration>
    implements NonDeterministicOracle<Configuration> {

  private final StackSystem system;
  private final StackMove[] moves;

  protected ZeroCostOracle(StackSystem system, DependencyTree tree, StackMove... moves) {
    super(system, tree);
    this.system = system;
    this.moves = moves;
  }

  @Override
  public final void optimal(Configuration c, BitSet out) {
    int legal = system.legalMoves(c, 0);
    int permitted = 0;
    for (StackMove move : moves) {
      boolean isPermitted = move.in(legal) && formula(c, move) == 0;
      permitted |= isPermitted ? move.bit() : 0;
    }
    labeled.expand(c, permitted, out);
  }

  /** Returns the number of gold arcs that a legal move puts out of reach. */
  protected abstract int formula(Configuration c, StackMove move);
}
