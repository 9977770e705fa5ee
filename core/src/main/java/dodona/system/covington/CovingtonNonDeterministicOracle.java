package dodona.system.covington;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.base.GoldOracle;
import dodona.system.covington.Covington.PairMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of Covington's system, whose only ambiguity is between SH and NA:
 * where no gold arc joins b0 and a word of λ1, it does not matter how many of those words are
 * passed over before SH.
 */
final class CovingtonNonDeterministicOracle extends GoldOracle<CovingtonConfiguration>
    implements NonDeterministicOracle<CovingtonConfiguration> {

  CovingtonNonDeterministicOracle(Covington system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  public void optimal(CovingtonConfiguration c, BitSet out) {
    PairMove move = CovingtonStaticOracle.move(gold, c);
    int permitted = move.bit();
    if (move == PairMove.SHIFT && c.leftSize() > 0) {
      permitted |= PairMove.NO_ARC.bit();
    }
    labeled.expand(c, permitted, out);
  }
}
