package dodona.transition;

/** The moves of the systems with a stack and a buffer. */
public enum StackMove implements Move {
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
  private final boolean labeled;

  StackMove(String shortName, int code, boolean labeled) {
    this.shortName = shortName;
    this.code = code;
    this.labeled = labeled;
  }

  @Override
  public String shortName() {
    return shortName;
  }

  @Override
  public boolean isLabeled() {
    return labeled;
  }

  @Override
  public int code() {
    return code;
  }
}
