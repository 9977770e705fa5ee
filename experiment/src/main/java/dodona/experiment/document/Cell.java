package dodona.experiment.document;

/**
 * A cell of a table.
 *
 * @param text plain text
 * @param bold whether it stands out
 */
public record Cell(String text, boolean bold) {

  /** A cell that does not stand out. */
  public static Cell of(String text) {
    return new Cell(text, false);
  }

  /** A cell that stands out. */
  public static Cell bold(String text) {
    return new Cell(text, true);
  }
}
