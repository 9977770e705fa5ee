package dodona.system.easyfirst;

import dodona.oracle.ArcWeights;
import dodona.oracle.DynamicOracle;
import dodona.oracle.base.ArcConflicts;
import dodona.oracle.base.GoldTree;
import dodona.system.easyfirst.EasyFirst.Direction;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.BitSet;

/**
 * The dynamic oracle of the easy-first system (Goldberg &amp; Nivre 2013).
 *
 * <p>With H(d) the gold head of d and λ the list, adding the arc h→d costs
 *
 * <pre>[H(d) ∈ λ∖{h}] + #{x ∈ λ : H(x) = d}</pre>
 *
 * <p>and for a non-projective gold tree the {@linkplain ArcConflicts conflicts} after it minus
 * those before, as in the other arc-decomposable systems. Each arc counts by its {@linkplain
 * ArcWeights weight}. Exact for every gold tree. All transitions of a configuration together take
 * O(n) if the tree is projective, or nothing conflicts any more.
 *
 * <p>Yoav Goldberg &amp; Joakim Nivre (2013): <i>Training Deterministic Parsers with
 * Non-Deterministic Oracles</i>.
 */
final class EasyFirstDynamicOracle implements DynamicOracle<EasyFirstConfiguration> {

  private final EasyFirst system;
  private final GoldTree gold;
  private final int labels;
  private final boolean isProjective;
  private final ArcConflicts conflicts = new ArcConflicts();

  /** The oracle of a system for a gold tree all of whose arcs count the same. */
  EasyFirstDynamicOracle(EasyFirst system, DependencyTree tree) {
    this(system, tree, ArcWeights.EQUAL);
  }

  /** The oracle of a system for a gold tree whose arcs have weights. */
  EasyFirstDynamicOracle(EasyFirst system, DependencyTree tree, ArcWeights weights) {
    this.system = system;
    this.gold = new GoldTree(tree, system.transitions()::labelId, weights);
    this.labels = system.transitions().labels().size();
    this.isProjective = Projectivity.isProjective(tree);
  }

  @Override
  public int cost(EasyFirstConfiguration c, int transition) {
    int site = transition / system.transitions().size();
    int number = transition % system.transitions().size();
    int dependent = system.dependent(c, site, system.transitions().move(number));
    int head = system.head(c, site, system.transitions().move(number));
    int conflictsBefore = isProjective ? 0 : conflictsWithout(c, -1);
    int cost = arcCost(c, head, dependent, dependentsInList(c, dependent), conflictsBefore);
    int label = rightLabel(head, dependent);
    return label < 0 || label == system.transitions().label(number)
        ? cost
        : cost + gold.weight(dependent);
  }

  @Override
  public void optimal(EasyFirstConfiguration c, BitSet out) {
    out.clear();
    int conflictsBefore = isProjective ? 0 : conflictsWithout(c, -1);
    int least = Integer.MAX_VALUE;
    for (int d = c.next(0); d > 0; d = c.next(d)) {
      int orphans = dependentsInList(c, d);
      // No arc to d is cheaper: each orphan counts, but for those that a conflict takes anyway.
      if (orphans - conflictsBefore <= least) {
        least = offer(c, c.previous(d), d, orphans, conflictsBefore, least, out);
        least = offer(c, c.next(d), d, orphans, conflictsBefore, least, out);
      }
    }
  }

  /** Adds the arc's transitions to the best so far, or lets them replace those; the least cost. */
  private int offer(
      EasyFirstConfiguration c,
      int head,
      int dependent,
      int orphans,
      int conflictsBefore,
      int least,
      BitSet out) {
    if (head < 0) {
      return least;
    }
    int cost = arcCost(c, head, dependent, orphans, conflictsBefore);
    if (cost > least) {
      return least;
    }
    if (cost < least) {
      out.clear();
    }
    boolean isRight = head == c.previous(dependent);
    int first =
        isRight ? system.id(head, Direction.RIGHT, 0) : system.id(dependent, Direction.LEFT, 0);
    int label = rightLabel(head, dependent);
    if (label >= 0) {
      out.set(first + label);
    } else {
      out.set(first, first + labels);
    }
    return cost;
  }

  private int arcCost(
      EasyFirstConfiguration c, int head, int dependent, int orphans, int conflictsBefore) {
    int goldHead = gold.head(dependent);
    int formula = (goldHead != head && c.isInList(goldHead) ? gold.weight(dependent) : 0) + orphans;
    if (formula == 0 || conflictsBefore == 0) {
      return formula;
    }
    return formula + conflictsWithout(c, dependent) - conflictsBefore;
  }

  /** The gold dependents of a word that are in the list, by their arcs' weights. */
  private int dependentsInList(EasyFirstConfiguration c, int head) {
    int sum = 0;
    for (int d = gold.firstDependent(head); d > 0; d = gold.nextDependent(d)) {
      sum += c.isInList(d) ? gold.weight(d) : 0;
    }
    return sum;
  }

  /** The conflicts among the gold arcs inside the list, after a word has left it; −1 for none. */
  private int conflictsWithout(EasyFirstConfiguration c, int removed) {
    conflicts.start(c.words());
    for (int d = c.next(0); d > 0; d = c.next(d)) {
      int head = gold.head(d);
      if (d != removed && head != removed && c.isInList(head)) {
        conflicts.add(head, d, gold.weight(d));
      }
    }
    return conflicts.least();
  }

  /** The only right label of an arc, −1 if it is not gold or all labels are equally good. */
  private int rightLabel(int head, int dependent) {
    boolean counts = gold.head(dependent) == head && gold.weight(dependent) > 0;
    return counts ? gold.label(dependent) : -1;
  }
}
