package dodona.system.arcstandard;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.transition.Transitions;
import java.util.List;

/**
 * The arc-standard system, which builds projective trees from the bottom up (Nivre 2004).
 *
 * <pre>
 * start  ([0], [1 … n], ∅)       end  ([0], [], A)
 *
 * SH     (σ, i|β, A)      ⇒  (σ|i, β, A)
 * LA(l)  (σ|i|j, β, A)    ⇒  (σ|j, β, A ∪ {(j,l,i)})     i ≠ 0
 * RA(l)  (σ|i|j, β, A)    ⇒  (σ|i, β, A ∪ {(i,l,j)})
 * </pre>
 *
 * <p>Joakim Nivre (2004): <i>Incrementality in Deterministic Dependency Parsing</i>, with the root
 * as a word of its own at the bottom of the stack.
 */
public final class ArcStandard extends StackSystem {

  /** The system for unlabeled parsing. */
  public ArcStandard() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public ArcStandard(List<String> labels) {
    super(labels, StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "arc-standard";
  }

  @Override
  public ArcStandard withLabels(List<String> labels) {
    return new ArcStandard(labels);
  }

  @Override
  public int legalMoves(Configuration c, int site) {
    int moves = c.bufferSize() > 0 ? StackMove.SHIFT.bit() : 0;
    if (c.stackSize() >= 2) {
      moves |= StackMove.RIGHT_ARC.bit();
      moves |= c.s(1) != 0 ? StackMove.LEFT_ARC.bit() : 0;
    }
    return moves;
  }

  @Override
  protected void rearrange(Configuration c, StackMove move) {
    switch (move) {
      case SHIFT -> c.shift();
      case LEFT_ARC -> c.remove(1);
      case RIGHT_ARC -> c.remove(0);
      default -> throw unknown(move);
    }
  }
}
