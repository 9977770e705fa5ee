package dodona.text.segment;

import dodona.linear.RowList;
import dodona.text.layout.Characters;

/**
 * The features of the gaps between characters of a paragraph.
 *
 * <p>It goes from one <i>stretch</i> without white space to the next.
 */
final class TokenFeatures {

  /** All four pairs of a letter or digit and a letter or digit. */
  static final int ALL_PAIRS = 15;

  private static final int LONGEST_PART = 16;

  private final Paragraph p;
  private final Lexicon lexicon;
  private int stretchEnd;
  private long stretchKind;
  private int nextKind;

  TokenFeatures(Paragraph p, Lexicon lexicon) {
    this.p = p;
    this.lexicon = lexicon;
  }

  /** Goes to the first stretch at or after a place; returns its start, or the paragraph's end. */
  int next(int place) {
    int start = place;
    while (start < p.length() && Characters.isSpace(p.at(start))) {
      start++;
    }
    stretchEnd = start;
    boolean hasDigit = false;
    boolean hasLetter = false;
    boolean isAddress = false;
    while (stretchEnd < p.length() && !Characters.isSpace(p.at(stretchEnd))) {
      char c = p.at(stretchEnd);
      hasDigit |= Characters.kind(c) == Characters.DIGIT;
      hasLetter |= Characters.kind(c) <= Characters.UPPER;
      isAddress |=
          c == '@'
              || (c == '/' && p.lowerAt(stretchEnd - 1) == ':' && stretchEnd > start)
              || (c == '.' && stretchEnd == start + 3 && p.lowerAt(start) == 'w');
      stretchEnd++;
    }
    stretchKind = 1L + (hasDigit ? 1 : 0) + (hasLetter ? 2 : 0) + (isAddress ? 4 : 0);
    int after = stretchEnd;
    while (after < p.length() && Characters.isSpace(p.at(after))) {
      after++;
    }
    nextKind = after < p.length() ? Characters.kind(p.at(after)) : 0;
    return start;
  }

  int stretchEnd() {
    return stretchEnd;
  }

  /** The bit of a pair of letters or digits. */
  static int pair(char left, char right) {
    int isDigitLeft = Characters.kind(left) == Characters.DIGIT ? 1 : 0;
    int isDigitRight = Characters.kind(right) == Characters.DIGIT ? 2 : 0;
    return 1 << (isDigitLeft + isDigitRight);
  }

  /** Returns whether a token may end between two characters. */
  static boolean isPossible(char left, char right, int insideWords) {
    if (Characters.isAlphanumeric(left) && Characters.isAlphanumeric(right)) {
      return (insideWords & pair(left, right)) != 0;
    }
    return !Characters.continues(right) && left != 0x200D;
  }

  /** Finds the features of the gap before the character {@code gap}. */
  void extract(int tokenStart, int gap, RowList list) {
    long l1 = p.lowerAt(gap - 1);
    long l2 = before(gap - 2);
    long l3 = before(gap - 3);
    long r1 = p.lowerAt(gap);
    long r2 = after(gap + 1);
    long r3 = after(gap + 2);
    long gapPair = l1 | (r1 << 16);
    long kinds = kinds(gap);
    long left = lexicon.knows(p, tokenStart, gap) ? p.lowerHash(tokenStart, gap, LONGEST_PART) : 0;
    long right = lexicon.knows(p, gap, stretchEnd) ? p.lowerHash(gap, stretchEnd, LONGEST_PART) : 0;
    long leftShape = shape(tokenStart, gap);
    long rightShape = shape(gap, stretchEnd);
    long lengths = Math.min(gap - tokenStart, 6) | ((long) Math.min(stretchEnd - gap, 6) << 8);
    long known =
        (lexicon.knows(p, tokenStart, gap) ? 1L : 0)
            + (lexicon.knows(p, gap, stretchEnd) ? 2 : 0)
            + (lexicon.knows(p, tokenStart, stretchEnd) ? 4 : 0)
            + (lexicon.knows(p, tokenStart, gap + 1) ? 8 : 0);
    list.clear();
    list.add(0);
    list.add(gapPair);
    list.add(gapPair | (l2 << 32));
    list.add(gapPair | (r2 << 32));
    list.add(gapPair | (l2 << 32) | (r2 << 48));
    list.add(gapPair | (l2 << 32) | (l3 << 48));
    list.add(gapPair | (r2 << 32) | (r3 << 48));
    list.add(kinds);
    list.add(kinds & 0xFFFF00);
    list.add(kinds & 0xFFFF00, gapPair);
    list.add(left);
    list.add(left, r1);
    list.add(left, r1 | (r2 << 16));
    list.add(right);
    list.add(right, l1);
    list.add(right, left);
    list.add(right, kinds & 0xFF00, lengths & 0xFF);
    list.add(stretchKind, gapPair);
    list.add(stretchKind, kinds & 0xFFFF00);
    list.add(known, gapPair);
    list.add(known, kinds & 0xFFFF00, lengths);
    list.add(lengths, gapPair);
    list.add(nextKind, gapPair, lengths >>> 8);
    list.add(nextKind, left, lengths >>> 8);
    list.add(leftShape, r1);
    list.add(rightShape, l1);
    list.add(leftShape, rightShape);
    list.add(leftShape, rightShape, gapPair);
    list.add(rightShape, left);
    list.add(leftShape, right);
    list.add(rightShape, nextKind, gapPair);
    list.add(p.at(gap - 1) | ((long) p.at(tokenStart) << 16), r1, stretchKind);
  }

  /** The kinds of the characters of a part, each run of a kind once. */
  private long shape(int from, int to) {
    long shape = 1;
    int last = 0;
    for (int i = from; i < Math.min(to, from + LONGEST_PART); i++) {
      int kind = Characters.kind(p.at(i));
      shape = kind == last ? shape : (shape * 11) + kind;
      last = kind;
    }
    return shape;
  }

  private long before(int place) {
    char c = p.lowerAt(place);
    return Characters.isSpace(c) ? ' ' : c;
  }

  private long after(int place) {
    return place < stretchEnd ? p.lowerAt(place) : ' ';
  }

  /** The kinds of three characters on either side, eight bits each. */
  private long kinds(int gap) {
    long kinds = 0;
    for (int i = -3; i < 3; i++) {
      char c = p.at(gap + i);
      kinds = (kinds << 8) | (Characters.isSpace(c) ? 0 : Characters.kind(c));
    }
    return kinds;
  }
}
