package dodona.system.archybrid;

import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.transition.Transitions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arc-hybrid system: arc-eager's left arcs and arc-standard's right arcs (Kuhlmann et al.
 * 2011).
 *
 * <pre>
 * start  ([0], [1 … n], ∅)       end  ([0], [], A)
 *
 * SH     (σ, i|β, A)      ⇒  (σ|i, β, A)
 * LA(l)  (σ|i, j|β, A)    ⇒  (σ, j|β, A ∪ {(j,l,i)})     i ≠ 0
 * RA(l)  (σ|i|j, β, A)    ⇒  (σ|i, β, A ∪ {(i,l,j)})
 * </pre>
 *
 * <p>Marco Kuhlmann, Carlos Gómez-Rodríguez &amp; Giorgio Satta (2011): <i>Dynamic Programming
 * Algorithms for Transition-Based Dependency Parsers</i>.
 */
public final class ArcHybrid extends StackSystem {

  /** The system for unlabeled parsing. */
  public ArcHybrid() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public ArcHybrid(List<String> labels) {
    super(labels, StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "arc-hybrid";
  }

  @Override
  public ArcHybrid withLabels(List<String> labels) {
    return new ArcHybrid(labels);
  }

  @Override
  public int legalMoves(Configuration c, int site) {
    int moves = c.stackSize() >= 2 ? StackMove.RIGHT_ARC.bit() : 0;
    if (c.bufferSize() > 0) {
      moves |= StackMove.SHIFT.bit();
      moves |= c.s(0) != 0 ? StackMove.LEFT_ARC.bit() : 0;
    }
    return moves;
  }

  @Override
  public @Nullable String obstacle(Configuration c, int site, Move move) {
    if (move != StackMove.LEFT_ARC || move.in(legalMoves(c, site))) {
      return super.obstacle(c, site, move);
    }
    return c.bufferSize() == 0 ? "the buffer is empty" : ROOT_HAS_NO_HEAD;
  }

  @Override
  public int head(Configuration c, int site, Move move) {
    return move == StackMove.LEFT_ARC ? c.b(0) : super.head(c, site, move);
  }

  @Override
  public int dependent(Configuration c, int site, Move move) {
    return move.isLabeled() ? c.s(0) : -1;
  }

  @Override
  protected void rearrange(Configuration c, StackMove move) {
    switch (move) {
      case SHIFT -> c.shift();
      case LEFT_ARC, RIGHT_ARC -> c.remove(0);
      default -> throw unknown(move);
    }
  }
}
