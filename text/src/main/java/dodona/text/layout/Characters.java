package dodona.text.layout;

/** Character classes for segmentation. */
public final class Characters {

  /** Lower-case and caseless letters. */
  public static final int LOWER = 1;

  public static final int UPPER = 2;
  public static final int DIGIT = 3;
  public static final int SENTENCE_END = 4;
  public static final int CLOSING = 5;
  public static final int OPENING = 6;
  public static final int QUOTE = 7;
  public static final int DASH = 8;
  public static final int OTHER_PUNCTUATION = 9;
  public static final int OTHER = 10;

  private static final int TABLED = 0x250;
  private static final byte[] KINDS = new byte[TABLED];

  static {
    for (int c = 0; c < TABLED; c++) {
      KINDS[c] = (byte) computeKind((char) c);
    }
  }

  private Characters() {}

  /** Returns whether a character is white space or a control, which separates tokens. */
  public static boolean isSpace(char c) {
    return c <= ' '
        || (c >= 0x7F && (Character.isISOControl(c) || Character.isSpaceChar(c) || c == 0xFEFF));
  }

  /** Returns whether a character always belongs to the same token as the one before it. */
  public static boolean continues(char c) {
    return c >= 0x300
        && (Character.isLowSurrogate(c)
            || c == 0x200D
            || switch (Character.getType(c)) {
              case Character.NON_SPACING_MARK,
                  Character.COMBINING_SPACING_MARK,
                  Character.ENCLOSING_MARK ->
                  true;
              default -> false;
            });
  }

  public static int kind(char c) {
    return c < TABLED ? KINDS[c] : computeKind(c);
  }

  public static boolean isAlphanumeric(char c) {
    return kind(c) <= DIGIT;
  }

  private static int computeKind(char c) {
    if (Character.isUpperCase(c) || Character.isTitleCase(c)) {
      return UPPER;
    }
    if (Character.isLetter(c)) {
      return LOWER;
    }
    if (Character.isDigit(c)) {
      return DIGIT;
    }
    return switch (c) {
      case '.', '!', '?', '…', '。', '؟', '।', '！', '？' -> SENTENCE_END;
      case '"', '\'', '`', '´' -> QUOTE;
      default ->
          switch (Character.getType(c)) {
            case Character.START_PUNCTUATION, Character.INITIAL_QUOTE_PUNCTUATION -> OPENING;
            case Character.END_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION -> CLOSING;
            case Character.DASH_PUNCTUATION -> DASH;
            case Character.OTHER_PUNCTUATION -> OTHER_PUNCTUATION;
            default -> OTHER;
          };
    };
  }
}
