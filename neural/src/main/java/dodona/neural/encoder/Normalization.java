package dodona.neural.encoder;

import java.text.Normalizer;

/**
 * Text normalization before WordPiece tokenization, as in the {@code BertNormalizer} of Hugging
 * Face.
 *
 * @param cleanText leave out control characters and make all white space alike
 * @param separateChinese set Chinese characters apart as words of their own
 * @param stripAccents leave out accents
 * @param lowerCase make all letters small
 */
public record Normalization(
    boolean cleanText, boolean separateChinese, boolean stripAccents, boolean lowerCase) {

  /** The normalization of the original cased models. */
  public static final Normalization CASED = new Normalization(true, true, false, false);

  /** The normalization of the original uncased models. */
  public static final Normalization UNCASED = new Normalization(true, true, true, true);

  private static final int REPLACEMENT = 0xfffd;
  private static final int CAPITAL_I_WITH_DOT = 0x130;

  /** The text as word pieces see it. */
  public String apply(String text) {
    StringBuilder out = new StringBuilder(text.length() + 8);
    text.codePoints().forEach(c -> clean(c, out));
    if (stripAccents) {
      String decomposed = Normalizer.normalize(out, Normalizer.Form.NFD);
      out.setLength(0);
      decomposed
          .codePoints()
          .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
          .forEach(out::appendCodePoint);
    }
    if (!lowerCase) {
      return out.toString();
    }
    StringBuilder lower = new StringBuilder(out.length());
    out.codePoints().forEach(c -> appendLower(c, lower));
    return lower.toString();
  }

  private void clean(int c, StringBuilder out) {
    if (cleanText && (c == 0 || c == REPLACEMENT || isControl(c))) {
      return;
    }
    if (cleanText && isSpace(c)) {
      out.append(' ');
    } else if (separateChinese && isChinese(c)) {
      out.append(' ').appendCodePoint(c).append(' ');
    } else {
      out.appendCodePoint(c);
    }
  }

  /** Letter by letter, without regard to its place in the word, as Hugging Face does it. */
  private static void appendLower(int c, StringBuilder out) {
    if (c == CAPITAL_I_WITH_DOT) {
      out.append("i\u0307");
    } else {
      out.appendCodePoint(Character.toLowerCase(c));
    }
  }

  /** Returns whether a character separates words. */
  static boolean isSpace(int c) {
    return c == '\t' || c == '\n' || c == '\r' || Character.isSpaceChar(c);
  }

  private static boolean isControl(int c) {
    if (c == '\t' || c == '\n' || c == '\r') {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }

  /** Returns whether a character is a word of its own: an ASCII symbol or Unicode punctuation. */
  static boolean isPunctuation(int c) {
    if (c < 128) {
      return c > ' ' && c < 127 && !Character.isLetterOrDigit(c);
    }
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> false;
    };
  }

  /** The blocks that BERT names; not all of Han, and not Hangul or Kana. */
  private static boolean isChinese(int c) {
    return (c >= 0x4e00 && c <= 0x9fff)
        || (c >= 0x3400 && c <= 0x4dbf)
        || (c >= 0x20000 && c <= 0x2a6df)
        || (c >= 0x2a700 && c <= 0x2b73f)
        || (c >= 0x2b740 && c <= 0x2b81f)
        || (c >= 0x2b820 && c <= 0x2ceaf)
        || (c >= 0xf900 && c <= 0xfaff)
        || (c >= 0x2f800 && c <= 0x2fa1f);
  }
}
