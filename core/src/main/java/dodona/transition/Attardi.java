package dodona.transition;

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
public final class Attardi implements TransitionSystem {

  private final Transitions transitions;

  /** The system with the given labels. */
  public Attardi(List<String> labels) {
    this.transitions =
        new Transitions(
            labels, Move.SHIFT, Move.LEFT_ARC, Move.RIGHT_ARC, Move.LEFT_ARC_2, Move.RIGHT_ARC_2);
  }

  @Override
  public String name() {
    return "attardi";
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
    if (c.stackSize() >= 3) {
      moves |= Move.RIGHT_ARC_2.bit();
      moves |= c.s(2) != 0 ? Move.LEFT_ARC_2.bit() : 0;
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
      case LEFT_ARC_2 -> {
        c.addArc(c.s(0), c.s(2), label);
        c.remove(2);
      }
      case RIGHT_ARC_2 -> {
        c.addArc(c.s(2), c.s(0), label);
        c.remove(0);
      }
      default -> throw new IllegalArgumentException(transitions.name(transition));
    }
    c.record(transition);
  }
}
