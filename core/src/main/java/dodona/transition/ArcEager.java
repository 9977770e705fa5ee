package dodona.transition;

import java.util.List;

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
public final class ArcEager implements TransitionSystem {

  private final Transitions transitions;

  /** The system with the given labels. */
  public ArcEager(List<String> labels) {
    this.transitions =
        new Transitions(labels, Move.SHIFT, Move.REDUCE, Move.LEFT_ARC, Move.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "arc-eager";
  }

  @Override
  public Transitions transitions() {
    return transitions;
  }

  @Override
  public void initialise(Configuration c, int words) {
    c.startWithRootLast(words);
  }

  @Override
  public boolean isTerminal(Configuration c) {
    return c.stackSize() == 0 && c.bufferSize() == 1;
  }

  @Override
  public int legalMoves(Configuration c) {
    boolean rootIsNext = c.b(0) == 0;
    int moves = rootIsNext ? 0 : Move.SHIFT.bit();
    if (c.stackSize() > 0) {
      moves |= rootIsNext ? 0 : Move.RIGHT_ARC.bit();
      moves |= c.hasHead(c.s(0)) ? Move.REDUCE.bit() : Move.LEFT_ARC.bit();
    }
    return moves;
  }

  @Override
  public void apply(Configuration c, int transition) {
    assert isLegal(c, transition) : transitions.name(transition) + " in " + c;
    int label = transitions.label(transition);
    switch (transitions.move(transition)) {
      case SHIFT -> c.shift();
      case REDUCE -> c.remove(0);
      case LEFT_ARC -> {
        c.addArc(c.b(0), c.s(0), label);
        c.remove(0);
      }
      case RIGHT_ARC -> {
        c.addArc(c.s(0), c.b(0), label);
        c.shift();
      }
      default -> throw new IllegalArgumentException(transitions.name(transition));
    }
    c.record(transition);
  }
}
