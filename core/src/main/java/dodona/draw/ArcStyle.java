package dodona.draw;

/** The relation of an arc to the gold tree. */
public enum ArcStyle {
  /** Correct, or not compared with anything. */
  NORMAL,
  /** The dependent has another head than in the gold tree. */
  WRONG_HEAD,
  /** The head is right, the label is not. */
  WRONG_LABEL
}
