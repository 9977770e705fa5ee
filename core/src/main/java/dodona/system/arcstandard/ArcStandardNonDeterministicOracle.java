package dodona.system.arcstandard;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.base.GoldOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of the arc-standard system, whose only ambiguity is between SH and
 * LA: where s0 can take s1 and b0 belongs to the subtree of s0, its right dependents may come first
 * (Björkelund &amp; Nivre 2015, without swaps).
 *
 * <p>If RA is correct, it is the only choice: s0 is complete, so b0 cannot attach to it, and as
 * long as s0 is there nothing right of it can attach to a word left of it.
 *
 * <p>Anders Björkelund &amp; Joakim Nivre (2015): <i>Non-Deterministic Oracles for Unrestricted
 * Non-Projective Transition-Based Dependency Parsing</i>.
 */
final class ArcStandardNonDeterministicOracle extends GoldOracle<Configuration>
    implements NonDeterministicOracle<Configuration> {

  ArcStandardNonDeterministicOracle(ArcStandard system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  public void optimal(Configuration c, BitSet out) {
    StackMove move = ArcStandardStaticOracle.move(gold, c);
    int permitted = move.bit();
    if (move == StackMove.LEFT_ARC && isInSubtree(c.b(0), c.s(0))) {
      permitted |= StackMove.SHIFT.bit();
    }
    labeled.expand(c, permitted, out);
  }

  /** Returns whether a word is in the subtree of another; false for −1. */
  private boolean isInSubtree(int word, int root) {
    int ancestor = word;
    while (ancestor > 0 && ancestor != root) {
      ancestor = gold.head(ancestor);
    }
    return ancestor == root;
  }
}
