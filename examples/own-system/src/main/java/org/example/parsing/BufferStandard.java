package org.example.parsing;

import dodona.transition.Move;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.List;

/**
 * The arc-standard system as Joakim Nivre (2008) has it in <i>Algorithms for Deterministic
 * Incremental Dependency Parsing</i>, with arcs between the stack and the buffer.
 *
 * <pre>
 * start  ([], [0, 1 … n], ∅)     end  ([], [0], A)
 *
 * SH     (σ, i|β, A)      ⇒  (σ|i, β, A)                     β ≠ []
 * LA(l)  (σ|i, j|β, A)    ⇒  (σ, j|β, A ∪ {(j,l,i)})         i ≠ 0
 * RA(l)  (σ|i, j|β, A)    ⇒  (σ, i|β, A ∪ {(i,l,j)})
 * </pre>
 */
public final class BufferStandard implements TransitionSystem<StackAndBuffer> {

  private final Transitions transitions;

  /** The system for unlabeled parsing; the service loader calls this. */
  public BufferStandard() {
    this(Transitions.UNLABELED);
  }

  private BufferStandard(List<String> labels) {
    transitions = new Transitions(labels, StackMove.SHIFT, StackMove.LEFT_ARC, StackMove.RIGHT_ARC);
  }

  @Override
  public String name() {
    return "buffer-standard";
  }

  @Override
  public BufferStandard withLabels(List<String> labels) {
    return new BufferStandard(labels);
  }

  @Override
  public Transitions transitions() {
    return transitions;
  }

  @Override
  public StackAndBuffer newConfiguration() {
    return new StackAndBuffer();
  }

  @Override
  public void initialize(StackAndBuffer c, int words) {
    c.start(words);
  }

  @Override
  public boolean isTerminal(StackAndBuffer c) {
    return c.s(0) < 0 && c.b(1) < 0;
  }

  @Override
  public int legalMoves(StackAndBuffer c, int site) {
    int moves = c.b(1) >= 0 ? StackMove.SHIFT.bit() : 0;
    if (c.s(0) >= 0) {
      moves |= StackMove.RIGHT_ARC.bit();
      moves |= c.s(0) > 0 ? StackMove.LEFT_ARC.bit() : 0;
    }
    return moves;
  }

  @Override
  public int head(StackAndBuffer c, int site, Move move) {
    return !move.isLabeled() ? -1 : move == StackMove.LEFT_ARC ? c.b(0) : c.s(0);
  }

  @Override
  public int dependent(StackAndBuffer c, int site, Move move) {
    return !move.isLabeled() ? -1 : move == StackMove.LEFT_ARC ? c.s(0) : c.b(0);
  }

  @Override
  public void apply(StackAndBuffer c, int transition) {
    Move move = transitions.move(transition);
    if (move == StackMove.SHIFT) {
      c.push();
    } else {
      c.addArc(head(c, 0, move), dependent(c, 0, move), transitions.label(transition));
      int popped = c.pop();
      if (move == StackMove.RIGHT_ARC) {
        c.replaceFront(popped);
      }
    }
    c.record(transition);
  }

  /** The root takes only the last word left. */
  @Override
  public int singleRoot(StackAndBuffer c, int site, int legalMoves) {
    boolean tooEarly = c.s(0) == 0 && c.b(1) >= 0;
    return tooEarly ? legalMoves & ~StackMove.RIGHT_ARC.bit() : legalMoves;
  }

  @Override
  public void places(StackAndBuffer c, int site, int[] words) {
    for (int i = 0; i < 4; i++) {
      words[i] = c.s(i);
      words[4 + i] = c.b(i);
    }
  }
}
