package dodona.system.arceager;

import dodona.transition.Configuration;
import dodona.transition.Move;
import dodona.transition.StackMove;
import dodona.transition.StackSystem;
import dodona.transition.Transitions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arc-eager system, which attaches a word to its left head as soon as both are seen, before the
 * word has its right dependents (Nivre 2003).
 *
 * <pre>
 * start  ([], [1 … n, 0], ∅)     end  ([], [0], A)
 *
 * SH     (σ, i|β, A)      ⇒  (σ|i, β, A)                     i ≠ 0
 * LA(l)  (σ|i, j|β, A)    ⇒  (σ, j|β, A ∪ {(j,l,i)})         i has no head
 * RA(l)  (σ|i, j|β, A)    ⇒  (σ|i|j, β, A ∪ {(i,l,j)})       j ≠ 0
 * RE     (σ|i, β, A)      ⇒  (σ, β, A)                       i has a head
 * </pre>
 *
 * <p>The root stands at the end of the buffer and takes its dependents by LA. So every run ends in
 * a tree: a word can neither be left without a head on the stack nor be attached too early to the
 * root.
 *
 * <p>Joakim Nivre (2003): <i>An Efficient Algorithm for Projective Dependency Parsing</i>; with the
 * root last as in Miguel Ballesteros &amp; Joakim Nivre (2013): <i>Going to the Roots of Dependency
 * Parsing</i>.
 */
public final class ArcEager extends StackSystem {

  /** The system for unlabeled parsing. */
  public ArcEager() {
    this(Transitions.UNLABELED);
  }

  /** The system with the given labels. */
  public ArcEager(List<String> labels) {
    super(labels, StackMove.SHIFT, StackMove.REDUCE, StackMove.LEFT_ARC, StackMove.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "arc-eager";
  }

  @Override
  public ArcEager withLabels(List<String> labels) {
    return new ArcEager(labels);
  }

  @Override
  public void initialize(Configuration c, int words) {
    c.startWithRootLast(words);
  }

  @Override
  public boolean isTerminal(Configuration c) {
    return c.stackSize() == 0 && c.bufferSize() == 1;
  }

  @Override
  public int legalMoves(Configuration c, int site) {
    boolean rootIsNext = c.b(0) == 0;
    int moves = rootIsNext ? 0 : StackMove.SHIFT.bit();
    if (c.stackSize() > 0) {
      moves |= rootIsNext ? 0 : StackMove.RIGHT_ARC.bit();
      moves |= c.hasHead(c.s(0)) ? StackMove.REDUCE.bit() : StackMove.LEFT_ARC.bit();
    }
    return moves;
  }

  @Override
  public @Nullable String obstacle(Configuration c, int site, Move move) {
    if (move.in(legalMoves(c, site))) {
      return null;
    }
    if (move == StackMove.SHIFT) {
      return "only the root is left in the buffer";
    }
    if (c.stackSize() == 0) {
      return STACK_IS_EMPTY;
    }
    return move == StackMove.REDUCE
        ? "the top of the stack has no head yet"
        : move == StackMove.LEFT_ARC ? HAS_HEAD : ROOT_HAS_NO_HEAD;
  }

  @Override
  public int head(Configuration c, int site, Move move) {
    return move == StackMove.LEFT_ARC ? c.b(0) : move == StackMove.RIGHT_ARC ? c.s(0) : -1;
  }

  @Override
  public int dependent(Configuration c, int site, Move move) {
    return move == StackMove.LEFT_ARC ? c.s(0) : move == StackMove.RIGHT_ARC ? c.b(0) : -1;
  }

  @Override
  protected void rearrange(Configuration c, StackMove move) {
    switch (move) {
      case SHIFT, RIGHT_ARC -> c.shift();
      case REDUCE, LEFT_ARC -> c.remove(0);
      default -> throw unknown(move);
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>The root takes, in the end, every word that is then on the stack without a head. That number
   * is settled when the last word n leaves the buffer: by SH, which makes n one of them, only if
   * there is none, and by RA, which does not, only if there is one. If there are more, LA and RE
   * bring them to one: whichever of the two is legal stays permitted.
   */
  @Override
  public int singleRoot(Configuration c, int site, int legalMoves) {
    if (c.bufferSize() != 2) {
      return legalMoves;
    }
    int headless = 0;
    for (int i = 0; i < c.stackSize() && headless < 2; i++) {
      headless += c.hasHead(c.s(i)) ? 0 : 1;
    }
    int forbidden = headless == 0 ? 0 : StackMove.SHIFT.bit();
    forbidden |= headless == 1 ? 0 : StackMove.RIGHT_ARC.bit();
    return legalMoves & ~forbidden;
  }
}
