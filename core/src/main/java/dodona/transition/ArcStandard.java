package dodona.transition;

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
public final class ArcStandard implements TransitionSystem {

  private final Transitions transitions;

  /** The system with the given labels. */
  public ArcStandard(List<String> labels) {
    this.transitions = new Transitions(labels, Move.SHIFT, Move.LEFT_ARC, Move.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "arc-standard";
  }

  @Override
  public Transitions transitions() {
    return transitions;
  }

  @Override
  public void initialise(Configuration c, int words) {
    c.startWithRootOnStack(words);
  }

  @Override
  public boolean isTerminal(Configuration c) {
    return c.stackSize() == 1 && c.bufferSize() == 0;
  }

  @Override
  public int legalMoves(Configuration c) {
    int moves = c.bufferSize() > 0 ? Move.SHIFT.bit() : 0;
    if (c.stackSize() >= 2) {
      moves |= Move.RIGHT_ARC.bit();
      moves |= c.s(1) != 0 ? Move.LEFT_ARC.bit() : 0;
    }
    return moves;
  }

  @Override
  public void apply(Configuration c, int transition) {
    assert isLegal(c, transition) : transitions.name(transition) + " in " + c;
    int label = transitions.label(transition);
    switch (transitions.move(transition)) {
      case SHIFT -> c.shift();
      case LEFT_ARC -> {
        c.addArc(c.s(0), c.s(1), label);
        c.remove(1);
      }
      case RIGHT_ARC -> {
        c.addArc(c.s(1), c.s(0), label);
        c.remove(0);
      }
      default -> throw new IllegalArgumentException(transitions.name(transition));
    }
    c.record(transition);
  }
}
