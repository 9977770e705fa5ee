package dodona.system.attardi;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.transition.Transitions;
import java.util.List;

/**
 * Attardi's system, restricted to arcs that pass over at most one word of the stack: arc-standard
 * and the simplest non-projective arcs (Attardi 2006).
 *
 * <pre>
 * start  ([0], [1 … n], ∅)       end  ([0], [], A)
 *
 * SH      (σ, i|β, A)       ⇒  (σ|i, β, A)
 * LA(l)   (σ|i|j, β, A)     ⇒  (σ|j, β, A ∪ {(j,l,i)})       i ≠ 0
 * RA(l)   (σ|i|j, β, A)     ⇒  (σ|i, β, A ∪ {(i,l,j)})
 * LA2(l)  (σ|i|j|k, β, A)   ⇒  (σ|j|k, β, A ∪ {(k,l,i)})     i ≠ 0
 * RA2(l)  (σ|i|j|k, β, A)   ⇒  (σ|i|j, β, A ∪ {(i,l,k)})
 * </pre>
 *
 * <p>Giuseppe Attardi (2006): <i>Experiments with a Multilanguage Non-Projective Dependency
 * Parser</i>, in the form of Carlos Gómez-Rodríguez, Francesco Sartorio &amp; Giorgio Satta (2014):
 * <i>A Polynomial-Time Dynamic Oracle for Non-Projective Dependency Parsing</i>.
 */
public final class Attardi extends StackSystem {

  /** The system for unlabeled parsing. */
  public Attardi() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public Attardi(List<String> labels) {
    super(
        labels,
        StackMove.SHIFT,
        StackMove.LEFT_ARC,
        StackMove.RIGHT_ARC,
        StackMove.LEFT_ARC_2,
        StackMove.RIGHT_ARC_2);
  }

  @Override
  public String name() {
    return "attardi";
  }

  @Override
  public Attardi withLabels(List<String> labels) {
    return new Attardi(labels);
  }

  @Override
  public int legalMoves(Configuration c, int site) {
    int moves = c.bufferSize() > 0 ? StackMove.SHIFT.bit() : 0;
    if (c.stackSize() >= 2) {
      moves |= StackMove.RIGHT_ARC.bit();
      moves |= c.s(1) != 0 ? StackMove.LEFT_ARC.bit() : 0;
    }
    if (c.stackSize() >= 3) {
      moves |= StackMove.RIGHT_ARC_2.bit();
      moves |= c.s(2) != 0 ? StackMove.LEFT_ARC_2.bit() : 0;
    }
    return moves;
  }

  @Override
  protected void rearrange(Configuration c, StackMove move) {
    switch (move) {
      case SHIFT -> c.shift();
      case LEFT_ARC -> c.remove(1);
      case LEFT_ARC_2 -> c.remove(2);
      case RIGHT_ARC, RIGHT_ARC_2 -> c.remove(0);
      default -> throw unknown(move);
    }
  }
}
