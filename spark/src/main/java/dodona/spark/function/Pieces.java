package dodona.spark.function;

import dodona.text.segment.Segmenter;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/**
 * Cuts a long text into parts of whole paragraphs, so that several tasks can share it. The
 * sentences of the parts are those of the text.
 */
final class Pieces {

  /** About so many characters are a part where nothing else is said: some seconds of work. */
  static final int CHARACTERS = 1 << 16;

  private Pieces() {}

  /** The parts of a text, each of at least so many characters but for the last. */
  static List<Row> of(String text, int characters) {
    if (characters < 1) {
      throw new IllegalArgumentException("parts of " + characters + " characters");
    }
    List<Row> pieces = new ArrayList<>();
    StringBuilder piece = new StringBuilder();
    int start = 0;
    for (String paragraph : Segmenter.paragraphs(text)) {
      piece.append(paragraph);
      if (piece.length() >= characters) {
        start = add(pieces, piece, start);
      }
    }
    if (piece.length() > 0) {
      add(pieces, piece, start);
    }
    return pieces;
  }

  /** Adds a part and returns where the next begins. */
  private static int add(List<Row> pieces, StringBuilder piece, int start) {
    String text = piece.toString();
    pieces.add(RowFactory.create(text, start));
    piece.setLength(0);
    return start + text.codePointCount(0, text.length());
  }
}
