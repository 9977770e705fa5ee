package dodona.text.segment;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits a text into paragraphs as it is read, and holds no more than one of them: a paragraph ends
 * after the first empty line that something stands before.
 *
 * <p>A paragraph without end is cut, where a line begins if it can be, else where a word begins.
 */
final class ParagraphReader {

  /** So many characters are a paragraph without end. */
  static final int LONGEST = 1 << 20;

  private final Reader in;
  private final int longest;
  private char[] buffer = new char[1 << 13];
  private int length;

  ParagraphReader(Reader in) {
    this(in, LONGEST);
  }

  ParagraphReader(Reader in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /** The next paragraph, with the white space after it; null after the last. */
  @Nullable String next() throws IOException {
    int lineEnds = 0;
    int afterLine = 0;
    int afterSpace = 0;
    boolean isEmpty = true;
    for (int i = 0; has(i); i++) {
      char c = buffer[i];
      if (!Characters.isSpace(c)) {
        if (lineEnds > 1 && !isEmpty) {
          return take(i);
        }
        boolean isWordStart = !isEmpty && Characters.isSpace(buffer[i - 1]);
        afterSpace = isWordStart ? i : afterSpace;
        afterLine = isWordStart && lineEnds > 0 ? i : afterLine;
        if (i >= longest && !isEmpty && !Characters.continues(c)) {
          return take(afterLine > 0 ? afterLine : afterSpace > 0 ? afterSpace : i);
        }
        isEmpty = false;
        lineEnds = 0;
      } else {
        lineEnds += lineEnds(c, i);
      }
    }
    return length == 0 ? null : take(length);
  }

  /** How many lines a character ends; the end of a paragraph counts as two. */
  private int lineEnds(char c, int at) throws IOException {
    return switch (c) {
      case '\n' -> 1;
      case '\r' -> has(at + 1) && buffer[at + 1] == '\n' ? 0 : 1;
      case '\u2029' -> 2;
      default -> 0;
    };
  }

  /** Whether there is a character at a place; reads on if need be. */
  private boolean has(int place) throws IOException {
    while (place >= length) {
      if (length == buffer.length) {
        buffer = Arrays.copyOf(buffer, 2 * buffer.length);
      }
      int read = in.read(buffer, length, buffer.length - length);
      if (read < 0) {
        return false;
      }
      length += read;
    }
    return true;
  }

  private String take(int count) {
    String taken = new String(buffer, 0, count);
    length -= count;
    System.arraycopy(buffer, count, buffer, 0, length);
    return taken;
  }
}
