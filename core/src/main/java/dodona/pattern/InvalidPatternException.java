package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.support.DisplayWidth;
import dodona.support.Printable;

/** An error in the text of a pattern. The message shows the line with a caret below the error. */
public final class InvalidPatternException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  /** The number of characters of a long line to show on each side of the error. */
  private static final int SHOWN = 60;

  /**
   * The location of a pattern.
   *
   * @param file the name of its file, empty if it is not in one
   * @param line the line in which it begins
   * @param column the number of characters before it in this line
   */
  record Location(String file, int line, int column) {

    static final Location NONE = new Location("", 1, 0);

    String of(int patternLine, int patternColumn) {
      int shown = patternColumn + (patternLine == 1 ? column : 0);
      if (!file.isEmpty()) {
        return file + ":" + (line + patternLine - 1) + ", column " + shown;
      }
      return "pattern, "
          + (patternLine > 1 ? "line " + patternLine + ", " : "")
          + "column "
          + shown;
    }
  }

  private final String problem;
  private final int position;

  InvalidPatternException(String pattern, int position, String problem) {
    this(Location.NONE, pattern, position, problem);
  }

  InvalidPatternException(Location location, String pattern, int position, String problem) {
    super(message(location, pattern, position, problem));
    this.problem = problem;
    this.position = position;
  }

  /** The problem without its location. */
  public String problem() {
    return problem;
  }

  /** The location of the error: characters from the beginning of the pattern, from 0. */
  public int position() {
    return position;
  }

  private static String message(Location location, String pattern, int position, String problem) {
    int lineStart = pattern.lastIndexOf('\n', position - 1) + 1;
    int lineEnd = pattern.indexOf('\n', position);
    int end = lineEnd < 0 ? pattern.length() : lineEnd;
    int line = 1 + (int) pattern.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    int from = Math.max(lineStart, position - SHOWN);
    int to = Math.min(end, position + SHOWN);
    String before =
        (from > lineStart ? "…" : "") + Printable.line(pattern.substring(from, position));
    String after = Printable.line(pattern.substring(position, to)) + (to < end ? "…" : "");
    return location.of(line, position - lineStart + 1)
        + ": "
        + problem
        + "\n  "
        + before
        + after
        + "\n  "
        + " ".repeat(DisplayWidth.of(before))
        + "^";
  }
}
