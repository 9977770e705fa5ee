package dodona.evaluate;

/** Tells punctuation from words by Unicode's categories, as the CoNLL-X scorer did. */
final class Punctuation {

  private static final int CATEGORIES =
      (1 << Character.CONNECTOR_PUNCTUATION)
          | (1 << Character.DASH_PUNCTUATION)
          | (1 << Character.START_PUNCTUATION)
          | (1 << Character.END_PUNCTUATION)
          | (1 << Character.INITIAL_QUOTE_PUNCTUATION)
          | (1 << Character.FINAL_QUOTE_PUNCTUATION)
          | (1 << Character.OTHER_PUNCTUATION);

  private Punctuation() {}

  /** Returns whether all characters of a form belong to a punctuation category. */
  static boolean isPunctuation(String form) {
    for (int i = 0; i < form.length(); ) {
      int c = form.codePointAt(i);
      if ((CATEGORIES & (1 << Character.getType(c))) == 0) {
        return false;
      }
      i += Character.charCount(c);
    }
    return true;
  }
}
