package dodona.text.analysis;

import dodona.treebank.SurfaceText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The white space around a token, as its MISC column tells. */
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

  /** Where {@code TokenRange} says that a token begins, in code points; −1 if it says nothing. */
  static long rangeStart(String misc) {
    String range = KeyValues.value(misc, "TokenRange");
    return range != null && range.matches("\\d{1,18}:\\d{1,18}")
        ? Long.parseLong(range, 0, range.indexOf(':'), 10)
        : -1;
  }

  /**
   * Undoes the escapes of the segmenter, those that UDPipe has besides, and treebanks' code points.
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
