package dodona.treebank;

/** The text that a sentence was made from: its tokens, spaced as SpaceAfter says. */
public final class SurfaceText {

  private SurfaceText() {}

  /** The text of a sentence; a multiword token counts once, as it is written. */
  public static String of(Sentence sentence) {
    StringBuilder text = new StringBuilder();
    int covered = 0;
    for (int row = 0; row < sentence.rows(); row++) {
      String id = sentence.cell(row, Column.ID);
      int dash = id.indexOf('-');
      if (id.indexOf('.') >= 0 || (dash < 0 && Integer.parseInt(id) <= covered)) {
        continue;
      }
      if (dash >= 0) {
        covered = Integer.parseInt(id, dash + 1, id.length(), 10);
      }
      text.append(sentence.cell(row, Column.FORM));
      if (!hasNoSpaceAfter(sentence.cell(row, Column.MISC))) {
        text.append(' ');
      }
    }
    return text.toString().stripTrailing();
  }

  private static boolean hasNoSpaceAfter(String misc) {
    return misc.contains("SpaceAfter=No") && ("|" + misc + "|").contains("|SpaceAfter=No|");
  }
}
