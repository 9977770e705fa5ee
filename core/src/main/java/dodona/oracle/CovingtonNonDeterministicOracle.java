package dodona.oracle;

import dodona.transition.Covington;
import dodona.transition.CovingtonConfiguration;
import dodona.transition.CovingtonMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of Covington's system, whose only ambiguity is between SH and NA:
 * where no gold arc joins b0 and a word of λ1, it does not matter how many of those words are
 * passed over before SH.
 */
final class CovingtonNonDeterministicOracle
    implements NonDeterministicOracle<CovingtonConfiguration> {

  private final GoldTree gold;
  private final LabelledMoves<CovingtonConfiguration> labelled;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws IllegalArgumentException if the system {@linkplain Derivability cannot derive} the tree
   */
  CovingtonNonDeterministicOracle(Covington system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labelled = new LabelledMoves<>(system, gold);
  }

  @Override
  public void optimal(CovingtonConfiguration c, BitSet out) {
    CovingtonMove move = CovingtonStaticOracle.move(gold, c);
    int permitted = move.bit();
    if (move == CovingtonMove.SHIFT && c.leftSize() > 0) {
      permitted |= CovingtonMove.NO_ARC.bit();
    }
    labelled.expand(c, permitted, out);
  }
}
