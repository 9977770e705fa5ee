package dodona.text.analysis;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;

/**
 * Determines the locations of consecutive sentences of one source.
 *
 * <p>The text of a document is what its tokens and the white space around them make, which is the
 * text itself where a segmenter read it. Where sentences were left out of a treebank, {@code
 * TokenRange} still has the code points; UTF-16 units are then right as long as nothing beyond the
 * Basic Multilingual Plane was left out.
 */
public final class LocationTracker {

  private final String source;
  private long number;
  private long document;
  private long paragraph;
  private long units;
  private long codePoints;

  /** The places in a source that nothing was read from. */
  public LocationTracker(String source) {
    this.source = source;
  }

  /** The place of the next sentence. */
  public Location next(Sentence sentence) {
    number++;
    boolean isNewDocument = document == 0;
    boolean isNewParagraph = paragraph == 0;
    for (String comment : sentence.comments()) {
      isNewDocument |= isMark(comment, "newdoc");
      isNewParagraph |= isMark(comment, "newpar");
    }
    if (isNewDocument) {
      document++;
      paragraph = 0;
      units = 0;
      codePoints = 0;
    }
    paragraph += isNewDocument || isNewParagraph ? 1 : 0;
    return place(sentence);
  }

  private Location place(Sentence sentence) {
    Location[] place = {new Location(source, number, document, paragraph, units, codePoints)};
    SurfaceText.forEachRow(
        sentence,
        (row, first, last) -> {
          String misc = sentence.cell(row, Column.MISC);
          if (first == 1) {
            skipBefore(misc);
            place[0] = new Location(source, number, document, paragraph, units, codePoints);
          }
          String form = Spacing.written(sentence.cell(row, Column.FORM), misc);
          int after = Spacing.after(misc).length();
          units += form.length() + after;
          codePoints += form.codePointCount(0, form.length()) + after;
        });
    return place[0];
  }

  private void skipBefore(String misc) {
    long given = Spacing.rangeStart(misc);
    long skipped = given < 0 ? Spacing.before(misc).length() : given - codePoints;
    units += skipped;
    codePoints += skipped;
  }

  /** Returns whether a comment is a mark, such as {@code # newpar} or {@code # newpar id = …}. */
  private static boolean isMark(String comment, String mark) {
    int at = 1;
    while (at < comment.length() && comment.charAt(at) == ' ') {
      at++;
    }
    return comment.startsWith(mark, at)
        && (comment.length() == at + mark.length() || comment.charAt(at + mark.length()) == ' ');
  }
}
