package dodona.text.segment;

import dodona.feature.Hash;

/**
 * A stretch of a text, with its characters in lower case one by one, so that places are the same in
 * both.
 */
final class Paragraph {

  private final String text;
  private final String lower;
  private final int start;
  private final int end;

  Paragraph(String text, int start, int end) {
    char[] folded = new char[end - start];
    for (int i = start; i < end; i++) {
      folded[i - start] = Character.toLowerCase(text.charAt(i));
    }
    this.text = text;
    this.lower = new String(folded);
    this.start = start;
    this.end = end;
  }

  /**
   * The end of the paragraph that begins at a place: after the first empty line that something
   * stands before, or at the end of the text.
   */
  static int end(String text, int start) {
    int lineEnds = 0;
    boolean isEmpty = true;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Characters.isSpace(c)) {
        if (lineEnds > 1 && !isEmpty) {
          return i;
        }
        isEmpty = false;
        lineEnds = 0;
      } else if (c == '\n' || (c == '\r' && !text.startsWith("\n", i + 1)) || c == '\u2029') {
        lineEnds += c == '\u2029' ? 2 : 1;
      }
    }
    return text.length();
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** A character of the text; beyond the paragraph, 0. */
  char at(int place) {
    return place >= start && place < end ? text.charAt(place) : 0;
  }

  /** A character in lower case; beyond the paragraph, 0. */
  char lowerAt(int place) {
    return place >= start && place < end ? lower.charAt(place - start) : 0;
  }

  /** The hash of a part in lower case, at most as many characters as given. */
  long lowerHash(int from, int to, int most) {
    return Hash.of(lower, from - start, Math.min(to, from + most) - start);
  }

  /** The hash of a part as it is written, at most as many characters as given. */
  long hash(int from, int to, int most) {
    return Hash.of(text, from, Math.min(to, from + most));
  }

  String lower(int from, int to) {
    return lower.substring(from - start, to - start);
  }
}
