package dodona.text.segment;

import dodona.text.layout.Characters;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits a text into paragraphs as it is read, and holds no more than one of them: a paragraph ends
 * after the first empty line that something stands before, or after every line.
 *
 * <p>A paragraph without end is cut, where a line begins if it can be, else where a word begins. So
 * is white space without end; what is cut off before a word is a paragraph of its own.
 */
final class ParagraphReader {

  /** So many characters are a paragraph without end. */
  static final int LONGEST = 1 << 20;

  /** So many characters are white space, or combining marks, without end. */
  static final int LONGEST_RUN = 1000;

  private final Reader in;
  private final int longest;
  private final int mostLineEnds;
  private char[] buffer = new char[1 << 13];
  private int start;
  private int length;
  private boolean afterEmptyLine = true;

  ParagraphReader(Reader in, Lines lines) {
    this(in, lines, LONGEST);
  }

  ParagraphReader(Reader in, Lines lines, int longest) {
    this.in = in;
    this.longest = longest;
    this.mostLineEnds = lines == Lines.WRAPPED ? 1 : 0;
  }

  /** The next paragraph, with the white space after it; null after the last. */
  @Nullable String next() throws IOException {
    int lineEnds = 0;
    int afterLine = 0;
    int afterSpace = 0;
    int wordEnd = 0;
    for (int i = 0; has(i); i++) {
      char c = at(i);
      if (!Characters.isSpace(c)) {
        if (lineEnds > mostLineEnds && wordEnd > 0) {
          afterEmptyLine = lineEnds > 1;
          return take(i);
        }
        boolean isWordStart = wordEnd > 0 && wordEnd < i;
        afterSpace = isWordStart ? i : afterSpace;
        afterLine = isWordStart && lineEnds > 0 ? i : afterLine;
        if (i >= longest && wordEnd > 0 && maySplitBefore(c, i)) {
          return take(afterLine > 0 ? afterLine : afterSpace > 0 ? afterSpace : i);
        }
        wordEnd = i + 1;
        lineEnds = 0;
      } else if (i - wordEnd >= LONGEST_RUN) {
        return take(i);
      } else {
        lineEnds += lineEnds(c, i);
      }
    }
    return length == 0 ? null : take(length);
  }

  /** Returns whether the next paragraph is the first or follows an empty line. */
  boolean isAfterEmptyLine() {
    return afterEmptyLine;
  }

  /** Not within a character, unless it has no end either. */
  private boolean maySplitBefore(char c, int i) {
    return !Characters.continues(c) || (i >= longest + LONGEST_RUN && !Character.isLowSurrogate(c));
  }

  /** Returns the number of lines that a character ends; the end of a paragraph counts as two. */
  private int lineEnds(char c, int place) throws IOException {
    return switch (c) {
      case '\n', '\u2028' -> 1;
      case '\r' -> has(place + 1) && at(place + 1) == '\n' ? 0 : 1;
      case '\u2029' -> 2;
      default -> 0;
    };
  }

  private char at(int place) {
    return buffer[start + place];
  }

  /** Returns whether there is a character at a position; reads on if necessary. */
  private boolean has(int place) throws IOException {
    while (place >= length) {
      int end = start + length;
      if (end == buffer.length) {
        makeRoom();
        end = length;
      }
      int read = in.read(buffer, end, buffer.length - end);
      if (read < 0) {
        return false;
      }
      length += read;
    }
    return true;
  }

  private void makeRoom() {
    if (start == 0) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    } else {
      System.arraycopy(buffer, start, buffer, 0, length);
      start = 0;
    }
  }

  private String take(int count) {
    String taken = new String(buffer, start, count);
    start += count;
    length -= count;
    return taken;
  }
}
