package dodona.transition;

import java.util.List;

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
public final class ArcHybrid implements TransitionSystem {

  private final Transitions transitions;

  /** The system with the given labels. */
  public ArcHybrid(List<String> labels) {
    this.transitions = new Transitions(labels, Move.SHIFT, Move.LEFT_ARC, Move.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "arc-hybrid";
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
    int moves = c.stackSize() >= 2 ? Move.RIGHT_ARC.bit() : 0;
    if (c.bufferSize() > 0) {
      moves |= Move.SHIFT.bit();
      moves |= c.s(0) != 0 ? Move.LEFT_ARC.bit() : 0;
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
        c.addArc(c.b(0), c.s(0), label);
        c.remove(0);
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
