package dodona.transition;

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
public final class SwapStandard implements TransitionSystem {

  private final Transitions transitions;

  /** The system with the given labels. */
  public SwapStandard(List<String> labels) {
    this.transitions =
        new Transitions(labels, Move.SHIFT, Move.LEFT_ARC, Move.RIGHT_ARC, Move.SWAP);
  }

  @Override
  public String name() {
    return "swap-standard";
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
      int s1 = c.s(1);
      moves |= Move.RIGHT_ARC.bit();
      moves |= s1 != 0 ? Move.LEFT_ARC.bit() : 0;
      moves |= s1 != 0 && s1 < c.s(0) ? Move.SWAP.bit() : 0;
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
      case SWAP -> c.swap();
      default -> throw new IllegalArgumentException(transitions.name(transition));
    }
    c.record(transition);
  }
}
