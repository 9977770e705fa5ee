package dodona.oracle;

import dodona.transition.ArcHybrid;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of the arc-hybrid system: every move that puts no gold arc out of
 * reach (Goldberg &amp; Nivre 2013).
 *
 * <p>Yoav Goldberg &amp; Joakim Nivre (2013): <i>Training Deterministic Parsers with
 * Non-Deterministic Oracles</i>.
 */
final class ArcHybridNonDeterministicOracle implements NonDeterministicOracle<Configuration> {

  private static final StackMove[] MOVES = {
    StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC
  };

  private final ArcHybrid system;
  private final GoldTree gold;
  private final LabelledMoves<Configuration> labelled;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws IllegalArgumentException if the system {@linkplain Derivability cannot derive} the tree
   */
  public ArcHybridNonDeterministicOracle(ArcHybrid system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.system = system;
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labelled = new LabelledMoves<>(system, gold);
  }

  @Override
  public void optimal(Configuration c, BitSet out) {
    int legal = system.legalMoves(c, 0);
    int permitted = 0;
    for (StackMove move : MOVES) {
      boolean isPermitted = move.in(legal) && ArcHybridDynamicOracle.formula(gold, c, move) == 0;
      permitted |= isPermitted ? move.bit() : 0;
    }
    labelled.expand(c, permitted, out);
  }
}
