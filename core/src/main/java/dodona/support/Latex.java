package dodona.support;

/** Text for LaTeX. */
public final class Latex {

  private Latex() {}

  /**
   * A text as the content of a cell of a TikZ matrix or a table: specials are escaped, ligatures of
   * repeated signs broken, control characters left out. An ampersand is a {@code \symbol}, since
   * {@code \&} ends the cell, and a bracket is in braces, since it could open an option.
   */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder();
    int before = -1;
    for (int c : text.codePoints().toArray()) {
      if (Printable.isHarmful(c)) {
        continue;
      }
      if (c == before && (c == '-' || c == ',')) {
        out.append("\\mbox{").append((char) c).append('}');
      } else {
        append(c, out);
      }
      before = c;
    }
    return out.toString();
  }

  /** Returns whether pdfLaTeX supports all characters of a text. */
  public static boolean isLatin(String text) {
    return text.codePoints()
        .allMatch(
            c ->
                c < 0x180
                    || Character.UnicodeScript.of(c) == Character.UnicodeScript.LATIN
                    || (c >= 0x2010 && c <= 0x2026));
  }

  /**
   * A comment that names the engines for a document.
   *
   * @param isLatin whether all of its text is
   */
  public static String engines(boolean isLatin) {
    return isLatin
        ? "% Compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.\n"
        : "% Compile with XeLaTeX or LuaLaTeX, and set a font that covers the script.\n";
  }

  /** A comment that shows where to set a font for other scripts; empty if the text is Latin. */
  public static String setFont(boolean isLatin) {
    return isLatin ? "" : "  % \\setmainfont{Noto Serif}\n";
  }

  private static void append(int c, StringBuilder out) {
    switch (c) {
      case '#', '$', '%', '_', '{', '}' -> out.append('\\').append((char) c);
      case '[', ']', '*' -> out.append('{').append((char) c).append('}');
      case '&' -> out.append("\\symbol{38}");
      case '\\' -> out.append("\\textbackslash{}");
      case '~' -> out.append("\\textasciitilde{}");
      case '^' -> out.append("\\textasciicircum{}");
      case '<' -> out.append("\\textless{}");
      case '>' -> out.append("\\textgreater{}");
      case '|' -> out.append("\\textbar{}");
      case '"' -> out.append("\\textquotedbl{}");
      case '\'' -> out.append("\\textquotesingle{}");
      case '`' -> out.append("\\textasciigrave{}");
      case '\u2020' -> out.append("\\textdagger{}");
      case '\u2021' -> out.append("\\textdaggerdbl{}");
      case '\u2013' -> out.append("--");
      case '\u2212' -> out.append("$-$");
      case '\u2192' -> out.append("$\\rightarrow$");
      case '\u2265' -> out.append("$\\geq$");
      case '\u0394' -> out.append("$\\Delta$");
      default -> out.appendCodePoint(c);
    }
  }
}
