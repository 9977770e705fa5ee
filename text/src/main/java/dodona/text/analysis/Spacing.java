package dodona.text.analysis;

import dodona.treebank.SurfaceText;

/** The white space around a token, as its MISC column tells. */
final class Spacing {

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

  /** Undoes the escapes of the segmenter, and those that UDPipe has besides. */
  private static String unescape(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    boolean isEscaped = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isEscaped) {
        plain.append(escaped(c));
        isEscaped = false;
      } else if (c == '\\' && i + 1 < text.length()) {
        isEscaped = true;
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  private static char escaped(char c) {
    return switch (c) {
      case 's' -> ' ';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'n' -> '\n';
      case 'p' -> '|';
      default -> c;
    };
  }
}
