package dodona.text.language;

import dodona.error.InvalidInputException;
import java.text.Normalizer;

/**
 * The n-grams of letters in the words of a text, in lower case, with a {@linkplain #BOUNDARY
 * boundary} before and after each word.
 *
 * <p>A word is a run of letters: digits, punctuation and white space only separate them, since they
 * say little about a language and much about the kind of text. No n-gram goes beyond a word.
 *
 * <p>An n-gram is a number of 16 bits for each of its characters, the last one lowest; as no
 * character is 0, n-grams of other lengths are other numbers.
 */
final class LetterNgrams {

  /** The most characters of an n-gram. */
  static final int LONGEST = 4;

  /** Stands before the first letter of a word, and after the last. */
  static final char BOUNDARY = ' ';

  private static final long ALL = -1L;

  private LetterNgrams() {}

  /** Receives the characters of a text. */
  @FunctionalInterface
  interface Sink {

    /**
     * Takes a letter, or the boundary after a word.
     *
     * @param ngram the longest n-gram that ends with it
     */
    void accept(long ngram);
  }

  /** Goes through the letters of a text and the boundaries after its words. */
  static void forEach(String text, Sink sink) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    long history = BOUNDARY;
    for (int i = 0; i < composed.length(); i++) {
      char c = composed.charAt(i);
      if (isLetter(c)) {
        history = (history << Character.SIZE) | Character.toLowerCase(c);
        sink.accept(history);
      } else if (history != BOUNDARY) {
        sink.accept((history << Character.SIZE) | BOUNDARY);
        history = BOUNDARY;
      }
    }
    if (history != BOUNDARY) {
      sink.accept((history << Character.SIZE) | BOUNDARY);
    }
  }

  private static boolean isLetter(char c) {
    return Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  /** Returns whether the last character of an n-gram is the boundary after a word. */
  static boolean endsWord(long ngram) {
    return (char) ngram == BOUNDARY;
  }

  /** The number of characters of an n-gram. */
  static int length(long ngram) {
    return (Long.SIZE - Long.numberOfLeadingZeros(ngram) + Character.SIZE - 1) / Character.SIZE;
  }

  /** An n-gram without its last character; 0 if there is no other. */
  static long prefix(long ngram) {
    return ngram >>> Character.SIZE;
  }

  /** The last characters of an n-gram; 0 for none of them. */
  static long suffix(long ngram, int length) {
    return length == 0 ? 0 : ngram & (ALL >>> (Long.SIZE - (length * Character.SIZE)));
  }

  /** The characters of an n-gram. */
  static String text(long ngram) {
    StringBuilder text = new StringBuilder();
    for (long rest = ngram; rest != 0; rest = prefix(rest)) {
      text.append((char) rest);
    }
    return text.reverse().toString();
  }

  /**
   * The n-gram of some characters.
   *
   * @throws InvalidInputException if it could not be one of a word
   */
  static long of(String text) {
    long ngram = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isEnd = i == 0 || i == text.length() - 1;
      if (c == 0 || (c == BOUNDARY && !isEnd)) {
        throw new InvalidInputException("invalid characters in an n-gram");
      }
      ngram = (ngram << Character.SIZE) | c;
    }
    if (text.isEmpty() || text.length() > LONGEST || text.equals("  ")) {
      throw new InvalidInputException("invalid characters in an n-gram");
    }
    return ngram;
  }
}
