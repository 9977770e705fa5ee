package dodona.support;

/** Text for XML. */
public final class Xml {

  private Xml() {}

  /**
   * A text as the content of an element or of a quoted attribute. What XML does not allow, and what
   * would turn the direction of the text around it, is left out.
   */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().filter(Xml::isAllowed).forEach(c -> append(c, out));
    return out.toString();
  }

  private static void append(int c, StringBuilder out) {
    switch (c) {
      case '&' -> out.append("&amp;");
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '"' -> out.append("&quot;");
      case '\'' -> out.append("&#39;");
      default -> out.appendCodePoint(c);
    }
  }

  private static boolean isAllowed(int c) {
    return !Printable.isHarmful(c) && (c & 0xFFFE) != 0xFFFE;
  }
}
