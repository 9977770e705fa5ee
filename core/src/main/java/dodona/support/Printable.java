package dodona.support;

/**
 * Makes untrusted text safe to print: replaces characters that move the cursor, start an escape
 * sequence or change the direction of text, and invalid characters.
 *
 * <p>Marks such as U+200E and U+200F, which texts in Hebrew and Arabic need and which reach no
 * further than their neighbors, are kept.
 */
public final class Printable {

  private static final char REPLACEMENT = '\uFFFD';

  private Printable() {}

  /** A text that stays within its line. */
  public static String line(String text) {
    return replaced(text, false);
  }

  /** A text of one or more lines, such as a message. */
  public static String lines(String text) {
    return replaced(text, true);
  }

  private static String replaced(String text, boolean keepLineFeeds) {
    int first = firstHarmful(text, keepLineFeeds);
    if (first == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length()).append(text, 0, first);
    text.codePoints()
        .skip(text.codePointCount(0, first))
        .map(c -> isHarmful(c) && !(keepLineFeeds && c == '\n') ? REPLACEMENT : c)
        .forEach(out::appendCodePoint);
    return out.toString();
  }

  private static int firstHarmful(String text, boolean keepLineFeeds) {
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      if (isHarmful(c) && !(keepLineFeeds && c == '\n')) {
        return i;
      }
      i += Character.charCount(c);
    }
    return i;
  }

  /**
   * Returns whether a code point must not reach a terminal unchanged, such as a line feed or a tab.
   */
  public static boolean isHarmful(int c) {
    if (c >= ' ' && c <= '~') {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    };
  }
}
