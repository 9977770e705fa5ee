package dodona.text.segment;

import dodona.text.layout.Characters;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Tells lines that were wrapped to a width from those that their writer ended: a line is wrapped if
 * the next word would not have fitted into it any more.
 *
 * <p>How wide a line may be is not known, but some line nearby will be nearly as wide.
 */
final class Wrapping {

  /** So many lines to either side show how wide a line may be. */
  private static final int NEIGHBOURS = 20;

  /** Lines that are wrapped by hand, or evenly, are not filled to the last column. */
  private static final double FULL = 0.85;

  private record Line(int start, int end) {
    int length() {
      return end - start;
    }
  }

  private final Paragraph p;
  private final List<Line> lines = new ArrayList<>();
  private final BitSet ended = new BitSet();

  /** The lines of a paragraph. */
  Wrapping(Paragraph p) {
    this.p = p;
    findLines();
    for (int line = 0; line < lines.size() - 1; line++) {
      if (wouldHaveTaken(line, firstWord(lines.get(line + 1)))) {
        ended.set(lines.get(line).end);
      }
    }
  }

  /** Finds the lines that are not empty, without the white space around them. */
  private void findLines() {
    int start = -1;
    int end = 0;
    for (int i = 0; i < p.length(); i++) {
      char c = p.at(i);
      if (isLineEnd(c) && start >= 0) {
        lines.add(new Line(start, end));
        start = -1;
      } else if (!Characters.isSpace(c)) {
        start = start < 0 ? i : start;
        end = i + 1;
      }
    }
    if (start >= 0) {
      lines.add(new Line(start, end));
    }
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r' || c == '\u2028';
  }

  private int firstWord(Line line) {
    int end = line.start;
    while (end < line.end && !Characters.isSpace(p.at(end))) {
      end++;
    }
    return end - line.start;
  }

  private boolean wouldHaveTaken(int line, int word) {
    int widest = 0;
    int last = Math.min(lines.size() - 1, line + NEIGHBOURS);
    for (int other = Math.max(0, line - NEIGHBOURS); other <= last; other++) {
      widest = Math.max(widest, lines.get(other).length());
    }
    return lines.get(line).length() + 1 + word <= FULL * widest;
  }

  /** Returns whether a line that was not wrapped ends at a position. */
  boolean isEndedAt(int place) {
    return ended.get(place);
  }
}
