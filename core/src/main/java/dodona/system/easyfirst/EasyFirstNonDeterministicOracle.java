package dodona.system.easyfirst;

import dodona.error.InvalidInputException;
import dodona.oracle.Derivability;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.base.GoldTree;
import dodona.system.easyfirst.EasyFirst.Direction;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle of the easy-first system: every gold arc whose dependent is complete
 * (Goldberg &amp; Elhadad 2010). Defined as long as the gold tree can be reached.
 *
 * <p>Yoav Goldberg &amp; Michael Elhadad (2010): <i>An Efficient Algorithm for Easy-First
 * Non-Directional Dependency Parsing</i>.
 */
final class EasyFirstNonDeterministicOracle
    implements NonDeterministicOracle<EasyFirstConfiguration> {

  private final EasyFirst system;
  private final GoldTree gold;

  /**
   * The oracle of a system for a gold tree.
   *
   * @throws InvalidInputException if the system {@linkplain Derivability cannot derive} the tree
   */
  public EasyFirstNonDeterministicOracle(EasyFirst system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.system = system;
    this.gold = new GoldTree(tree, system.transitions()::labelId);
  }

  @Override
  public void optimal(EasyFirstConfiguration c, BitSet out) {
    out.clear();
    for (int d = c.next(0); d > 0; d = c.next(d)) {
      int head = gold.head(d);
      if (gold.isComplete(c, d)) {
        if (head == c.previous(d)) {
          out.set(system.id(head, Direction.RIGHT, gold.label(d)));
        } else if (head == c.next(d)) {
          out.set(system.id(d, Direction.LEFT, gold.label(d)));
        }
      }
    }
  }
}
