package dodona.text.input;

import dodona.treebank.Problem;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Reads a text line by line, and refuses a line without end. */
final class BoundedLines {

  private static final int LONGEST = 1 << 20;

  private final Reader in;
  private final String name;
  private final char[] buffer = new char[1 << 13];
  private int position;
  private int limit;
  private long line;
  private boolean afterCarriageReturn;

  /**
   * The lines of a text, which may begin with a byte-order mark.
   *
   * @param name what to call the text in messages
   */
  BoundedLines(Reader in, String name) {
    this.in = in;
    this.name = name;
  }

  /** The next line, without its end; null after the last. */
  @Nullable String next() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int c = read(); c >= 0; c = read()) {
      boolean isSecondHalf = c == '\n' && afterCarriageReturn;
      afterCarriageReturn = c == '\r';
      if (isSecondHalf) {
        continue;
      }
      if (c == '\n' || c == '\r') {
        line++;
        return text.toString();
      }
      if (text.length() == LONGEST) {
        throw error(line + 1, "the line is longer than " + LONGEST + " characters");
      }
      if (c != '\uFEFF' || line > 0 || text.length() > 0) {
        text.append((char) c);
      }
    }
    if (text.length() == 0) {
      return null;
    }
    line++;
    return text.toString();
  }

  /** An error in the line that was read last. */
  IOException error(String message) {
    return error(line, message);
  }

  private IOException error(long where, String message) {
    return new IOException(
        new Problem(Problem.Severity.ERROR, name, where, null, message).toString());
  }

  private int read() throws IOException {
    if (position == limit) {
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
      position = 0;
      if (limit == 0) {
        return -1;
      }
    }
    return buffer[position++];
  }
}
