package dodona.text.analysis;

import dodona.treebank.SurfaceText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The white space around a token, from its MISC column. */
final class Spacing {

  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(u(?![Dd][89A-Fa-f])[0-9A-Fa-f]{4}|.)");
  private static final int HEXADECIMAL = 16;

  private Spacing() {}

  /** The white space after a token: a single space where nothing else is said. */
  static String after(String misc) {
    String after = KeyValues.value(misc, "SpacesAfter");
    if (after != null) {
      return unescape(after);
    }
    return SurfaceText.isSpaceAfter(misc) ? " " : "";
  }

  /** The white space before a token that does not belong to the token before. */
  static String before(String misc) {
    String before = KeyValues.value(misc, "SpacesBefore");
    return before == null ? "" : unescape(before);
  }

  /** A token as written in the text, possibly divided at a line end. */
  static String written(String form, String misc) {
    String written = KeyValues.value(misc, "SpacesInToken");
    return written == null ? form : unescape(written);
  }

  /**
   * The beginning of a token according to {@code TokenRange}, in code points; −1 if there is none.
   */
  static long rangeStart(String misc) {
    String range = KeyValues.value(misc, "TokenRange");
    return range != null && range.matches("\\d{1,18}:\\d{1,18}")
        ? Long.parseLong(range, 0, range.indexOf(':'), 10)
        : -1;
  }

  /**
   * Undoes the escapes of the segmenter, additional ones of UDPipe, and code points of treebanks.
   */
  private static String unescape(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    return ESCAPE
        .matcher(text)
        .replaceAll(match -> Matcher.quoteReplacement(escaped(match.group(1))));
  }

  private static String escaped(String code) {
    if (code.length() > 1) {
      return Character.toString(Integer.parseInt(code, 1, code.length(), HEXADECIMAL));
    }
    return switch (code) {
      case "s" -> " ";
      case "t" -> "\t";
      case "r" -> "\r";
      case "n" -> "\n";
      case "p" -> "|";
      default -> code;
    };
  }
}
