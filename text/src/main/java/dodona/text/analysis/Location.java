package dodona.text.analysis;

/**
 * The location of a sentence in its source.
 *
 * @param source the name of the file or other input; empty if it has none
 * @param number its number in the source, from 1
 * @param document the number of its document in the source, from 1
 * @param paragraph the number of its paragraph in the document, from 1
 * @param start where its first token begins in the text of the document, in UTF-16 units
 * @param codePointStart the same in code points
 */
public record Location(
    String source, long number, long document, long paragraph, long start, long codePointStart) {

  /** The place of a sentence that stands alone. */
  public static final Location ALONE = new Location("", 1, 1, 1, 0, 0);
}
