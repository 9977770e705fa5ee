package dodona.oracle.base;

import dodona.oracle.ArcWeights;
import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;

/**
 * A dynamic oracle of an arc-decomposable system: what can be reached arc by arc can be reached at
 * once, as long as a projective tree holds it.
 *
 * <p>So a move costs the gold arcs that could each be reached before it and cannot after it, which
 * a formula counts, each by its {@linkplain ArcWeights weight}. If the gold tree is projective,
 * that is all. If it is not, some of the arcs that the formula counts may have been lost anyway,
 * because they {@linkplain ArcConflicts conflict} with others: then exactly
 *
 * <pre>cost = formula + conflicts after − conflicts before</pre>
 *
 * <p>A formula of 0 needs no correction, as losing no arc removes no conflict; neither does a
 * configuration without conflicts, as fewer arcs do not bring any.
 */
public abstract class ArcDecomposableOracle extends MoveCostOracle<Configuration> {

  private final boolean isProjective;
  private final ArcConflicts conflicts = new ArcConflicts();
  private final Configuration after = new Configuration();

  protected ArcDecomposableOracle(StackSystem system, DependencyTree tree, ArcWeights weights) {
    super(system, new GoldTree(tree, system.transitions()::labelId, weights));
    this.isProjective = Projectivity.isProjective(tree);
  }

  @Override
  protected final int moveCost(Configuration c, Move move) {
    int formula = formula(c, (StackMove) move);
    if (isProjective || formula == 0) {
      return formula;
    }
    int before = conflicts(c);
    if (before == 0) {
      return formula;
    }
    after.copyFrom(c);
    system.apply(after, system.transitions().first(move));
    return formula + conflicts(after) - before;
  }

  private int conflicts(Configuration c) {
    conflicts.start(c.words());
    for (int d = 1; d <= c.words(); d++) {
      if (canReachArcTo(c, d)) {
        conflicts.add(gold.head(d), d, gold.weight(d));
      }
    }
    return conflicts.least();
  }

  /** The gold arcs that a legal move puts out of reach, by their weights. */
  protected abstract int formula(Configuration c, StackMove move);

  /**
   * Returns whether the gold arc to a word is not there yet and can be reached, if nothing else
   * counts.
   */
  protected abstract boolean canReachArcTo(Configuration c, int dependent);

  /** The gold dependents of a word that are in the buffer, by their arcs' weights. */
  protected static int dependentsInBuffer(GoldTree gold, Configuration c, int head) {
    int sum = 0;
    for (int d = gold.firstDependent(head); d > 0; d = gold.nextDependent(d)) {
      sum += c.isInBuffer(d) ? gold.weight(d) : 0;
    }
    return sum;
  }

  /** Returns the number of gold dependents that are on the stack and have no head. */
  protected static int headlessOnStack(GoldTree gold, Configuration c, int head) {
    int sum = 0;
    for (int d = gold.firstDependent(head); d > 0; d = gold.nextDependent(d)) {
      sum += c.isOnStack(d) && !c.hasHead(d) ? gold.weight(d) : 0;
    }
    return sum;
  }
}
