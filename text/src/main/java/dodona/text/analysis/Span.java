package dodona.text.analysis;

/**
 * A stretch of a text, counted both ways: in UTF-16 units, as Java and JavaScript count characters,
 * and in code points, as Python does. The two differ after an emoji.
 *
 * @param start where it begins, in UTF-16 units from 0
 * @param end the place after its last unit
 * @param codePointStart where it begins, in code points from 0
 * @param codePointEnd the place after its last code point
 */
public record Span(long start, long end, long codePointStart, long codePointEnd) {

  /** This stretch of a text. */
  public String of(String text) {
    return text.substring(Math.toIntExact(start), Math.toIntExact(end));
  }

  Span shifted(long units, long codePoints) {
    return new Span(
        start + units, end + units, codePointStart + codePoints, codePointEnd + codePoints);
  }
}
