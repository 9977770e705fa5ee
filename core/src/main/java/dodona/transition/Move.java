package dodona.transition;

/**
 * The effect of a transition without its label: SHIFT, LEFT-ARC and other moves of a {@link
 * TransitionSystem}.
 *
 * <p>A system's moves are usually the constants of an enum, as those of {@link StackMove}. Sets of
 * them are ints, one bit for each move.
 */
public interface Move {

  /** The largest {@link #code} that a move may have. */
  int LAST_CODE = Integer.SIZE - 1;

  /** The name of the move in derivations, such as {@code LA}: letters, digits and hyphens. */
  String shortName();

  /** Returns whether the move adds an arc, and so bears a label. */
  boolean isLabeled();

  /**
   * The move's number from 0 to {@link #LAST_CODE}, which no other move of the same system has.
   * Transitions are numbered in this order.
   */
  int code();

  /** The move's bit in a set of moves. */
  default int bit() {
    return 1 << code();
  }

  /** Returns whether the move is in a set of moves. */
  default boolean in(int moves) {
    return (moves & bit()) != 0;
  }
}
