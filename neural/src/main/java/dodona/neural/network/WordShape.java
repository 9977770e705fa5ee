package dodona.neural.network;

/** The shape of a word, which an uncased encoder does not represent. */
public enum WordShape {
  /** No word at all: the root. */
  ROOT(0),
  /** Small letters only. */
  LOWER(1),
  /** A capital first, small letters then. */
  TITLE(2),
  /** One capital letter. */
  INITIAL(3),
  /** Capitals only. */
  UPPER(4),
  /** Small letters with capitals among them. */
  MIXED(5),
  /** Letters that are neither small nor capital. */
  CASELESS(6),
  /** Digits, perhaps with signs. */
  NUMBER(7),
  /** Letters and digits. */
  ALPHANUMERIC(8),
  /** Letters and signs. */
  SIGNED(9),
  /** One sign. */
  SIGN(10),
  /** Several signs. */
  SIGNS(11);

  private final int number;

  WordShape(int number) {
    this.number = number;
  }

  /** The row of its vector, which models rely on. */
  int number() {
    return number;
  }

  /** The shape of a word. */
  public static WordShape of(String form) {
    int lower = 0;
    int upper = 0;
    int other = 0;
    int digits = 0;
    int signs = 0;
    for (int i = 0; i < form.length(); ) {
      int c = form.codePointAt(i);
      i += Character.charCount(c);
      if (Character.isUpperCase(c) || Character.isTitleCase(c)) {
        upper++;
      } else if (Character.isLowerCase(c)) {
        lower++;
      } else if (Character.isLetter(c)) {
        other++;
      } else if (Character.isDigit(c)) {
        digits++;
      } else {
        signs++;
      }
    }
    int letters = lower + upper + other;
    if (letters == 0) {
      if (digits > 0) {
        return NUMBER;
      }
      return signs > 1 ? SIGNS : SIGN;
    }
    if (digits > 0) {
      return ALPHANUMERIC;
    }
    if (signs > 0) {
      return SIGNED;
    }
    if (other > 0) {
      return CASELESS;
    }
    return ofCase(form, lower, upper);
  }

  private static WordShape ofCase(String form, int lower, int upper) {
    if (upper == 0) {
      return LOWER;
    }
    if (lower == 0) {
      return upper == 1 ? INITIAL : UPPER;
    }
    boolean capitalFirst = !Character.isLowerCase(form.codePointAt(0));
    return capitalFirst && upper == 1 ? TITLE : MIXED;
  }
}
