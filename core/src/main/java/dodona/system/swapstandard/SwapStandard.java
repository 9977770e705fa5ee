package dodona.system.swapstandard;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.transition.Transitions;
import java.util.List;

/**
 * The arc-standard system with swaps, which builds every tree by reordering the words (Nivre 2009).
 *
 * <pre>
 * start  ([0], [1 … n], ∅)       end  ([0], [], A)
 *
 * SH     (σ, i|β, A)      ⇒  (σ|i, β, A)
 * LA(l)  (σ|i|j, β, A)    ⇒  (σ|j, β, A ∪ {(j,l,i)})     i ≠ 0
 * RA(l)  (σ|i|j, β, A)    ⇒  (σ|i, β, A ∪ {(i,l,j)})
 * SW     (σ|i|j, β, A)    ⇒  (σ|j, i|β, A)               0 &lt; i &lt; j
 * </pre>
 *
 * <p>The condition i &lt; j lets no pair of words be swapped twice: every run ends, after at most n
 * (n − 1) / 2 swaps. A swapped word has to be shifted again.
 *
 * <p>Joakim Nivre (2009): <i>Non-Projective Dependency Parsing in Expected Linear Time</i>.
 */
public final class SwapStandard extends StackSystem {

  /** The system for unlabeled parsing. */
  public SwapStandard() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public SwapStandard(List<String> labels) {
    super(labels, StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SWAP);
  }

  @Override
  public String name() {
    return "swap-standard";
  }

  @Override
  public SwapStandard withLabels(List<String> labels) {
    return new SwapStandard(labels);
  }

  @Override
  public int legalMoves(Configuration c, int site) {
    int moves = c.bufferSize() > 0 ? StackMove.SHIFT.bit() : 0;
    if (c.stackSize() >= 2) {
      int s1 = c.s(1);
      moves |= StackMove.RIGHT_ARC.bit();
      moves |= s1 != 0 ? StackMove.LEFT_ARC.bit() : 0;
      moves |= s1 != 0 && s1 < c.s(0) ? StackMove.SWAP.bit() : 0;
    }
    return moves;
  }

  @Override
  protected void rearrange(Configuration c, StackMove move) {
    switch (move) {
      case SHIFT -> c.shift();
      case LEFT_ARC -> c.remove(1);
      case RIGHT_ARC -> c.remove(0);
      case SWAP -> c.swap();
      default -> throw unknown(move);
    }
  }
}
