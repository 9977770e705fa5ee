package dodona.text.layout;

import java.util.Arrays;

/**
 * The lines of a paragraph, with the quote marks of e-mails at their beginnings.
 *
 * <p>A mark counts where it can hardly be anything else: in the first line, next to another quoted
 * line, or after a line that ends with a sentence or a colon, such as <i>Ann wrote:</i>
 */
final class TextLines {

  private static final char QUOTE_MARK = '>';
  private static final int WIDEST_INDENTATION = 3;

  private final String text;
  private int[] starts = new int[8];
  private int[] ends = new int[8];
  private int size;
  private final int[] depths;
  private final int[] contentStarts;

  TextLines(String text) {
    this.text = text;
    findLines();
    this.depths = new int[size];
    this.contentStarts = Arrays.copyOf(starts, size);
    if (text.indexOf(QUOTE_MARK) >= 0) {
      findQuotes();
    }
  }

  private void findLines() {
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isEnd = c == '\n' || c == '\u2028' || (c == '\r' && !text.startsWith("\n", i + 1));
      if (isEnd) {
        add(start, i + 1);
        start = i + 1;
      }
    }
    if (start < text.length() || size == 0) {
      add(start, text.length());
    }
  }

  private void add(int start, int end) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    starts[size] = start;
    ends[size++] = end;
  }

  private void findQuotes() {
    int[] candidates = new int[size];
    for (int line = 0; line < size; line++) {
      candidates[line] = markEnd(line);
    }
    for (int line = 0; line < size; line++) {
      boolean isQuoted =
          candidates[line] > 0
              && (line == 0
                  || candidates[line - 1] > 0
                  || (line + 1 < size && candidates[line + 1] > 0)
                  || isComplete(line - 1));
      if (isQuoted) {
        contentStarts[line] = candidates[line];
        depths[line] =
            (int)
                text.substring(starts[line], candidates[line])
                    .chars()
                    .filter(c -> c == QUOTE_MARK)
                    .count();
      }
    }
  }

  /** The place after the quote marks of a line and a space; 0 if there are none. */
  private int markEnd(int line) {
    int at = starts[line];
    while (at < ends[line] && at - starts[line] < WIDEST_INDENTATION && text.charAt(at) == ' ') {
      at++;
    }
    int after = -1;
    while (at < ends[line] && text.charAt(at) == QUOTE_MARK) {
      at++;
      after = at;
      at += at < ends[line] && isBlank(text.charAt(at)) ? 1 : 0;
    }
    boolean isMark =
        after > 0
            && (after == text.length()
                || Characters.isSpace(text.charAt(after))
                || Character.isLetter(text.charAt(after)));
    return isMark ? at : 0;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** Returns whether a line ends like a sentence or an introduction. */
  private boolean isComplete(int line) {
    int end = contentEnd(line);
    char last = end > starts[line] ? text.charAt(end - 1) : ':';
    return last == ':' || Characters.kind(last) == Characters.SENTENCE_END;
  }

  int size() {
    return size;
  }

  int start(int line) {
    return starts[line];
  }

  /** The place after the quote marks of a line; its start if it is not quoted. */
  int contentStart(int line) {
    return contentStarts[line];
  }

  /** The place after the last character of a line that is not white space. */
  int contentEnd(int line) {
    int end = ends[line];
    while (end > starts[line] && Characters.isSpace(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** Returns the quotation depth of a line. */
  int depth(int line) {
    return depths[line];
  }
}
