package dodona.oracle;

import dodona.transition.Attardi;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of Attardi's system: every gold arc whose dependent is complete, and
 * SH if the gold tree can be completed {@linkplain AttardiLookahead afterwards}.
 *
 * <p>Such an arc is never wrong, so where there is none SH has to be right.
 */
final class AttardiNonDeterministicOracle implements NonDeterministicOracle<Configuration> {

  private final GoldTree gold;
  private final LabelledMoves<Configuration> labelled;
  private final AttardiLookahead ahead;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws IllegalArgumentException if the system {@linkplain Derivability cannot derive} the tree
   */
  public AttardiNonDeterministicOracle(Attardi system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.gold = new GoldTree(tree, system.transitions()::labelId);
    this.labelled = new LabelledMoves<>(system, gold);
    this.ahead = new AttardiLookahead(gold);
  }

  @Override
  public void optimal(Configuration c, BitSet out) {
    int permitted = AttardiStaticOracle.arcs(gold, c);
    if (permitted == 0 || (c.bufferSize() > 0 && ahead.completesAfterShift(c))) {
      permitted |= StackMove.SHIFT.bit();
    }
    labelled.expand(c, permitted, out);
  }
}
