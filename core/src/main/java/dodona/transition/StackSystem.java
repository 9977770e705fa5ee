package dodona.transition;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A transition system with a stack and a buffer. By default, as in arc-standard, the root is at the
 * bottom of the stack, and arcs connect words of the stack.
 */
public abstract class StackSystem implements TransitionSystem<Configuration> {

  /** An obstacle to a move. */
  protected static final String ROOT_HAS_NO_HEAD = "the root cannot have a head";

  /** An obstacle to a move. */
  protected static final String HAS_HEAD = "the top of the stack already has a head";

  /** An obstacle to a move. */
  protected static final String STACK_IS_EMPTY = "the stack is empty";

  private final Transitions transitions;

  /** A system with some labels and some moves. */
  protected StackSystem(List<String> labels, StackMove... moves) {
    this.transitions = new Transitions(labels, moves);
  }

  @Override
  public final Transitions transitions() {
    return transitions;
  }

  @Override
  public final Configuration newConfiguration() {
    return new Configuration();
  }

  @Override
  public void initialize(Configuration c, int words) {
    c.startWithRootOnStack(words);
  }

  @Override
  public boolean isTerminal(Configuration c) {
    return c.stackSize() == 1 && c.bufferSize() == 0;
  }

  @Override
  public final void apply(Configuration c, int transition) {
    assert isLegal(c, transition) : transitions.name(transition) + " in " + c;
    StackMove move = (StackMove) transitions.move(transition);
    if (move.isLabeled()) {
      c.addArc(head(c, 0, move), dependent(c, 0, move), transitions.label(transition));
    }
    rearrange(c, move);
    c.record(transition);
  }

  @Override
  public @Nullable String obstacle(Configuration c, int site, Move move) {
    if (move.in(legalMoves(c, site))) {
      return null;
    }
    if (move == StackMove.SHIFT) {
      return "the buffer is empty";
    }
    boolean passesOver = move == StackMove.LEFT_ARC_2 || move == StackMove.RIGHT_ARC_2;
    if (c.stackSize() < (passesOver ? 3 : 2)) {
      return passesOver
          ? "the stack has fewer than three words"
          : "the stack has fewer than two words";
    }
    return move == StackMove.SWAP && c.s(1) != 0
        ? "the two words have been swapped before"
        : move == StackMove.SWAP ? "the root cannot be swapped" : ROOT_HAS_NO_HEAD;
  }

  /** Applies a legal move to stack and buffer; its arc has been added. */
  protected abstract void rearrange(Configuration c, StackMove move);

  @Override
  public int head(Configuration c, int site, Move move) {
    return switch ((StackMove) move) {
      case LEFT_ARC, LEFT_ARC_2 -> c.s(0);
      case RIGHT_ARC -> c.s(1);
      case RIGHT_ARC_2 -> c.s(2);
      case SHIFT, REDUCE, SWAP -> -1;
    };
  }

  @Override
  public int dependent(Configuration c, int site, Move move) {
    return switch ((StackMove) move) {
      case LEFT_ARC -> c.s(1);
      case LEFT_ARC_2 -> c.s(2);
      case RIGHT_ARC, RIGHT_ARC_2 -> c.s(0);
      case SHIFT, REDUCE, SWAP -> -1;
    };
  }

  /**
   * {@inheritDoc}
   *
   * <p>The root, at the bottom of the stack, takes only the last word left: RA from 0 with an empty
   * buffer, and RA2 from 0 never, as it would leave a word behind.
   */
  @Override
  public int singleRoot(Configuration c, int site, int legalMoves) {
    if (c.stackSize() == 2 && c.bufferSize() > 0) {
      return legalMoves & ~StackMove.RIGHT_ARC.bit();
    }
    return c.stackSize() == 3 ? legalMoves & ~StackMove.RIGHT_ARC_2.bit() : legalMoves;
  }

  @Override
  public final List<String> places() {
    return STACK_AND_BUFFER;
  }

  @Override
  public final void places(Configuration c, int site, int[] words) {
    for (int i = 0; i < 4; i++) {
      words[i] = c.s(i);
      words[4 + i] = c.b(i);
    }
  }

  /** The refusal of a move that a system lacks. */
  protected static IllegalArgumentException unknown(StackMove move) {
    return new IllegalArgumentException("no move " + move + " in this system");
  }
}
