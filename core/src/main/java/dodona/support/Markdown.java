package dodona.support;

/** Text for Markdown. */
public final class Markdown {

  /** The characters that are markup anywhere in a line; a dollar sign may begin a formula. */
  private static final String MARKUP = "\\`*[]<>|~$";

  private Markdown() {}

  /** Returns a text with all markup escaped. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '&') {
        escaped.append("&amp;");
        continue;
      }
      if (MARKUP.indexOf(c) >= 0 || (c == '_' && !isWithinWord(text, i))) {
        escaped.append('\\');
      }
      escaped.append(c);
    }
    return escaped.toString();
  }

  /** An underscore between letters or digits is no emphasis, and treebanks have many. */
  private static boolean isWithinWord(String text, int at) {
    return at > 0
        && at + 1 < text.length()
        && Character.isLetterOrDigit(text.charAt(at - 1))
        && Character.isLetterOrDigit(text.charAt(at + 1));
  }
}
