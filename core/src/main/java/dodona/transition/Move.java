package dodona.transition;

import java.util.Arrays;
import java.util.List;

/** What a transition does, apart from the label it gives: one of the moves of the literature. */
public enum Move {
  /** Pushes the first word of the buffer. */
  SHIFT("SH", 0, false),
  /** Removes the top of the stack, which has its head. */
  REDUCE("RE", 1, false),
  /** Adds an arc that points to the left in the stack and buffer. */
  LEFT_ARC("LA", 2, true),
  /** Adds an arc that points to the right in the stack and buffer. */
  RIGHT_ARC("RA", 3, true),
  /** Adds an arc that points to the left and passes over one word of the stack. */
  LEFT_ARC_2("LA2", 4, true),
  /** Adds an arc that points to the right and passes over one word of the stack. */
  RIGHT_ARC_2("RA2", 5, true),
  /** Moves the second word of the stack back to the buffer. */
  SWAP("SW", 6, false);

  private final String shortName;
  private final int code;
  private final boolean labelled;

  Move(String shortName, int code, boolean labelled) {
    this.shortName = shortName;
    this.code = code;
    this.labelled = labelled;
  }

  /** The name of the move in derivations, such as {@code LA}. */
  public String shortName() {
    return shortName;
  }

  /** Whether the move adds an arc, and so carries a label. */
  public boolean isLabelled() {
    return labelled;
  }

  /** The move's bit in a set of moves. */
  public int bit() {
    return 1 << code;
  }

  /** Whether the move is in a set of moves. */
  public boolean in(int moves) {
    return (moves & bit()) != 0;
  }

  /** The moves of a set, in the order of this enumeration. */
  public static List<Move> list(int moves) {
    return Arrays.stream(values()).filter(move -> move.in(moves)).toList();
  }

  /** A small number of the move's own, for arrays. */
  int code() {
    return code;
  }
}
