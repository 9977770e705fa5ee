package dodona.draw;

/** The direction of a sentence in an image. */
public enum Orientation {
  /** In a row if that is not too wide, else upright. */
  FITTING,
  /** In a row with the arcs above, however wide. */
  ROW,
  /** One word per line with the arcs next to the words; suits any length. */
  UPRIGHT
}
