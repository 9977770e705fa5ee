package dodona.linear;

/**
 * The hashes of features: 64 bits, the same on every machine and in every version of a model file,
 * and never 0, which means <i>no value</i>.
 */
public final class Hash {

  /*
   * The multipliers are the odd constants of MurmurHash3's finalizer and of Weyl sequences: any odd
   * numbers with well-mixed bits would do, but they are part of the model format.
   */
  private static final long PRIME = 0x9E3779B97F4A7C15L;
  private static final long FINAL = 0xFF51AFD7ED558CCDL;

  private Hash() {}

  /** Spreads every bit of a value over the upper half of the result. */
  public static long mix(long value) {
    long h = (value ^ (value >>> 32)) * FINAL;
    return (h ^ (h >>> 29)) * PRIME;
  }

  /** The hash of a text. */
  public static long of(String text) {
    return of(text, 0, text.length());
  }

  /** The hash of two values in this order. */
  public static long both(long first, long second) {
    return present((first * PRIME) + second);
  }

  /** The hash of a part of a text; an end beyond the text's is the text's. */
  public static long of(String text, int start, int end) {
    int stop = Math.min(end, text.length());
    long h = (long) stop - start;
    for (int i = start; i < stop; i++) {
      h = (h + text.charAt(i)) * PRIME;
    }
    return present(h);
  }

  /** The hash of a text in lower case. */
  public static long lowerCase(String text) {
    long h = text.length();
    for (int i = 0; i < text.length(); i++) {
      h = (h + Character.toLowerCase(text.charAt(i))) * PRIME;
    }
    return present(h);
  }

  /**
   * The hash of a form's shape: upper and lower case letters, digits and the rest as classes, a
   * class at most twice in a row, so that {@code McDonald-42} is {@code XxXxx-dd}.
   */
  public static long shape(String form) {
    long h = 1;
    int last = 0;
    int run = 0;
    for (int i = 0; i < form.length(); i++) {
      int kind = kind(form.charAt(i));
      run = kind == last ? run + 1 : 1;
      last = kind;
      if (run <= 2) {
        h = (h + kind) * PRIME;
      }
    }
    return present(h);
  }

  private static int kind(char c) {
    if (Character.isUpperCase(c)) {
      return 'X';
    }
    if (Character.isLetter(c)) {
      return 'x';
    }
    return Character.isDigit(c) ? 'd' : c;
  }

  private static long present(long h) {
    long mixed = mix(h);
    return mixed == 0 ? 1 : mixed;
  }
}
