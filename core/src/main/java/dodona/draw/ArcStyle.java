package dodona.draw;

/** How an arc fares against the gold tree. */
public enum ArcStyle {
  /** Correct, or not compared with anything. */
  NORMAL,
  /** The dependent hangs from another word than in the gold tree. */
  WRONG_HEAD,
  /** The head is right, the label is not. */
  WRONG_LABEL
}
