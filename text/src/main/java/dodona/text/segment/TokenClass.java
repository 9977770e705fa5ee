package dodona.text.segment;

import dodona.text.layout.Characters;

/**
 * The kind of a token, beyond its first and last characters. In e-mails and web pages, addresses,
 * file names and rules of dashes can end a line that has no other mark at its end, and most of them
 * do not occur in the training data.
 */
final class TokenClass {

  static final int NONE = 0;
  static final int ADDRESS = 1;
  static final int E_MAIL = 2;
  static final int FILE_NAME = 3;
  static final int LONG_NUMBER = 4;
  static final int NUMBER = 5;
  static final int RULE = 6;
  static final int WORD = 7;
  static final int OTHER = 8;

  private static final int FEWEST_OF_LONG_NUMBER = 7;
  private static final int FEWEST_OF_RULE = 4;
  private static final int LONGEST_EXTENSION = 4;

  private TokenClass() {}

  static int of(Paragraph p, int from, int to) {
    int letters = 0;
    int digits = 0;
    int at = -1;
    int lastDot = -1;
    for (int i = from; i < to; i++) {
      char c = p.at(i);
      int kind = Characters.kind(c);
      if (kind <= Characters.UPPER) {
        letters++;
      } else if (kind == Characters.DIGIT) {
        digits++;
      } else if (c == '@' && i > from) {
        at = i;
      } else if (c == '.') {
        lastDot = i;
      } else if (c == ':' && p.at(i + 1) == '/' && p.at(i + 2) == '/' && i + 2 < to) {
        return ADDRESS;
      }
    }
    if (letters == 0) {
      if (digits == 0) {
        return to - from >= FEWEST_OF_RULE ? RULE : OTHER;
      }
      return to - from >= FEWEST_OF_LONG_NUMBER ? LONG_NUMBER : NUMBER;
    }
    if (at >= 0) {
      return E_MAIL;
    }
    if (lastDot > from + 1 && isExtension(p, lastDot + 1, to)) {
      return p.lower(from, lastDot).startsWith("www.") ? ADDRESS : FILE_NAME;
    }
    return Characters.isAlphanumeric(p.at(from)) ? WORD : OTHER;
  }

  /** Returns whether a part may end a file or host name, such as {@code pdf} or {@code org}. */
  private static boolean isExtension(Paragraph p, int from, int to) {
    if (to - from < 2 || to - from > LONGEST_EXTENSION) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (Characters.kind(p.at(i)) != Characters.LOWER) {
        return false;
      }
    }
    return true;
  }
}
