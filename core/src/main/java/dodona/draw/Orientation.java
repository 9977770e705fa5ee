package dodona.draw;

/** Which way a sentence runs in a picture. */
public enum Orientation {
  /** In a row if that is not too wide, else upright. */
  FITTING,
  /** In a row with the arcs above, however wide. */
  ROW,
  /** One word per line with the arcs beside, which has room for any length. */
  UPRIGHT
}
