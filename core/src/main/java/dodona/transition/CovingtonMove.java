package dodona.transition;

/** The moves of {@link Covington}'s system. */
public enum CovingtonMove implements Move {
  /** Goes on to the next word of the buffer. */
  SHIFT("SH", 0, false),
  /** Passes over a pair of words without an arc. */
  NO_ARC("NA", 1, false),
  /** Adds an arc that points to the left. */
  LEFT_ARC("LA", 2, true),
  /** Adds an arc that points to the right. */
  RIGHT_ARC("RA", 3, true);

  private final String shortName;
  private final int code;
  private final boolean labelled;

  CovingtonMove(String shortName, int code, boolean labelled) {
    this.shortName = shortName;
    this.code = code;
    this.labelled = labelled;
  }

  @Override
  public String shortName() {
    return shortName;
  }

  @Override
  public boolean isLabelled() {
    return labelled;
  }

  @Override
  public int code() {
    return code;
  }
}
