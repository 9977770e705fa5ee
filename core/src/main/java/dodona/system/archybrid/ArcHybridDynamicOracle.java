package dodona.system.archybrid;

import dodona.oracle.ArcWeights;
import dodona.oracle.base.ArcDecomposableOracle;
import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/**
 * The dynamic oracle of the arc-hybrid system (Goldberg &amp; Nivre 2013).
 *
 * <p>With H(d) the gold head of d, S the whole stack and B the whole buffer, a move costs
 *
 * <pre>
 * LA  [H(s0) ∈ {s1} ∪ B∖{b0}] + #{d ∈ B : H(d) = s0}
 * RA  [H(s0) ∈ B] + #{d ∈ B : H(d) = s0}
 * SH  [H(b0) ∈ S∖{s0}] + #{d ∈ S : H(d) = b0}
 * </pre>
 *
 * <p>Each arc counts by its {@linkplain ArcWeights weight}.
 *
 * <p>Exact for every gold tree. O(number of dependents) per move if the tree is projective.
 *
 * <p>Yoav Goldberg &amp; Joakim Nivre (2013): <i>Training Deterministic Parsers with
 * Non-Deterministic Oracles</i>.
 */
final class ArcHybridDynamicOracle extends ArcDecomposableOracle {

  /** The oracle of a system for a gold tree all of whose arcs count the same. */
  ArcHybridDynamicOracle(ArcHybrid system, DependencyTree gold) {
    this(system, gold, ArcWeights.EQUAL);
  }

  /** The oracle of a system for a gold tree whose arcs have weights. */
  ArcHybridDynamicOracle(ArcHybrid system, DependencyTree gold, ArcWeights weights) {
    super(system, gold, weights);
  }

  @Override
  protected int formula(Configuration c, StackMove move) {
    return formula(gold, c, move);
  }

  static int formula(GoldTree gold, Configuration c, StackMove move) {
    int s0 = c.s(0);
    int b0 = c.b(0);
    return switch (move) {
      case SHIFT -> {
        int head = gold.head(b0);
        yield (head != s0 && c.isOnStack(head) ? gold.weight(b0) : 0)
            + headlessOnStack(gold, c, b0);
      }
      case LEFT_ARC -> {
        int head = gold.head(s0);
        boolean loses = head == c.s(1) || (head != b0 && c.isInBuffer(head));
        yield (loses ? gold.weight(s0) : 0) + dependentsInBuffer(gold, c, s0);
      }
      case RIGHT_ARC ->
          (c.isInBuffer(gold.head(s0)) ? gold.weight(s0) : 0) + dependentsInBuffer(gold, c, s0);
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  /** On the stack, only the word directly below can still become the head. */
  @Override
  protected boolean canReachArcTo(Configuration c, int dependent) {
    int head = gold.head(dependent);
    if (c.isInBuffer(dependent)) {
      return !c.isRemoved(head);
    }
    if (!c.isOnStack(dependent)) {
      return false;
    }
    return c.isInBuffer(head) || (c.isOnStack(head) && isDirectlyBelow(c, head, dependent));
  }

  private static boolean isDirectlyBelow(Configuration c, int below, int word) {
    int i = 0;
    while (c.s(i) != word) {
      i++;
    }
    return c.s(i + 1) == below;
  }
}
