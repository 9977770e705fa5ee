package dodona.system.attardi;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.base.GoldOracle;
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
final class AttardiNonDeterministicOracle extends GoldOracle<Configuration>
    implements NonDeterministicOracle<Configuration> {

  private final AttardiLookahead ahead;

  AttardiNonDeterministicOracle(Attardi system, DependencyTree tree) {
    super(system, tree);
    this.ahead = new AttardiLookahead(gold);
  }

  @Override
  public void optimal(Configuration c, BitSet out) {
    int permitted = AttardiStaticOracle.arcs(gold, c);
    if (permitted == 0 || (c.bufferSize() > 0 && ahead.completesAfterShift(c))) {
      permitted |= StackMove.SHIFT.bit();
    }
    labeled.expand(c, permitted, out);
  }
}
