package dodona.treebank;

/** The text of a sentence: its tokens with spaces according to SpaceAfter. */
public final class SurfaceText {

  private SurfaceText() {}

  /** Receives the tokens of a sentence. */
  @FunctionalInterface
  public interface TokenConsumer {

    /**
     * Takes a token.
     *
     * @param form the token as it is written
     * @param first its first word
     * @param last its last word, another one than the first if it is a multiword token
     * @param isSpaceAfter whether white space follows
     */
    void accept(String form, int first, int last, boolean isSpaceAfter);
  }

  /** Receives the rows of the tokens of a sentence. */
  @FunctionalInterface
  public interface RowConsumer {

    /**
     * Takes a token.
     *
     * @param row the row that it stands in as it is written
     * @param first its first word
     * @param last its last word, another one than the first if it is a multiword token
     */
    void accept(int row, int first, int last);
  }

  /** Goes through the tokens of a sentence; a multiword token counts once, as it is written. */
  public static void forEachToken(Sentence sentence, TokenConsumer consumer) {
    forEachRow(
        sentence,
        (row, first, last) ->
            consumer.accept(
                sentence.cell(row, Column.FORM),
                first,
                last,
                isSpaceAfter(sentence.cell(row, Column.MISC))));
  }

  /** Goes through the rows of the tokens of a sentence; a multiword token counts once. */
  public static void forEachRow(Sentence sentence, RowConsumer consumer) {
    int covered = 0;
    for (int row = 0; row < sentence.rows(); row++) {
      String id = sentence.cell(row, Column.ID);
      int dash = id.indexOf('-');
      if (id.indexOf('.') >= 0 || (dash < 0 && Integer.parseInt(id) <= covered)) {
        continue;
      }
      int first = dash < 0 ? Integer.parseInt(id) : Integer.parseInt(id, 0, dash, 10);
      covered = dash < 0 ? first : Integer.parseInt(id, dash + 1, id.length(), 10);
      consumer.accept(row, first, covered);
    }
  }

  /** The text of a sentence. */
  public static String of(Sentence sentence) {
    StringBuilder text = new StringBuilder();
    forEachToken(
        sentence,
        (form, first, last, isSpaceAfter) -> text.append(form).append(isSpaceAfter ? " " : ""));
    return text.toString().stripTrailing();
  }

  /** Returns whether white space follows a token with this MISC column. */
  public static boolean isSpaceAfter(String misc) {
    return !misc.contains("SpaceAfter=No") || !("|" + misc + "|").contains("|SpaceAfter=No|");
  }
}
