package dodona.text.segment;

/**
 * Tells where emoji begin and end. Treebanks have next to none, so that a model cannot learn that
 * an emoji is a token of its own.
 */
final class Emoji {

  private static final int FIRST_SKIN_TONE = 0x1F3FB;
  private static final int LAST_SKIN_TONE = 0x1F3FF;
  private static final char VARIATION_SELECTOR = '\uFE0F';

  private Emoji() {}

  /** Returns whether exactly one of the characters on either side of a gap belongs to an emoji. */
  static boolean isBoundary(Paragraph p, int gap) {
    char left = p.at(gap - 1);
    char right = p.at(gap);
    boolean isNear = Character.isLowSurrogate(left) || left == VARIATION_SELECTOR;
    if (!isNear && !Character.isHighSurrogate(right)) {
      return false;
    }
    return endsAt(p, gap) != beginsAt(p, gap);
  }

  private static boolean beginsAt(Paragraph p, int place) {
    char high = p.at(place);
    char low = p.at(place + 1);
    return Character.isSurrogatePair(high, low) && isEmoji(Character.toCodePoint(high, low));
  }

  private static boolean endsAt(Paragraph p, int end) {
    int last = p.at(end - 1) == VARIATION_SELECTOR ? end - 1 : end;
    char high = p.at(last - 2);
    char low = p.at(last - 1);
    return Character.isSurrogatePair(high, low) && isEmoji(Character.toCodePoint(high, low));
  }

  private static boolean isEmoji(int codePoint) {
    return Character.getType(codePoint) == Character.OTHER_SYMBOL
        || (codePoint >= FIRST_SKIN_TONE && codePoint <= LAST_SKIN_TONE);
  }
}
