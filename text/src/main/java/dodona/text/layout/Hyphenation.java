package dodona.text.layout;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Joins words that were divided at the end of a line.
 *
 * <p>The hyphen goes where the word without it is known, from the model's vocabulary or from what
 * has been read of the document, and where neither part is a word. Else it is the hyphen of a
 * compound such as <i>well-known</i> and stays, without the line end. Before a short word it may
 * also stand for a part that follows, as in <i>pre- and post-war</i>: then nothing is joined. A
 * hyphen that the next line repeats, as in Portuguese and Polish, is that of a compound, too.
 */
public final class Hyphenation {

  private static final char SOFT_HYPHEN = '\u00AD';
  private static final int FEWEST_LETTERS = 2;
  private static final int LONGEST_PART = 40;
  private static final int SHORT_WORD = 3;

  /** So many words of a document are remembered. */
  private static final int MOST_WORDS = 50_000;

  private final Predicate<String> vocabulary;
  private final Set<String> document = new HashSet<>();

  /**
   * Joins words of a document.
   *
   * @param vocabulary knows words in lower case
   */
  public Hyphenation(Predicate<String> vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Learns the words of a paragraph, with and without hyphens inside. */
  void read(String text) {
    int at = 0;
    while (at < text.length() && document.size() < MOST_WORDS) {
      int start = at;
      boolean hasHyphen = false;
      while (at < text.length() && isInside(text, at, start)) {
        hasHyphen |= !Character.isLetter(text.charAt(at));
        at++;
      }
      if (at - start >= FEWEST_LETTERS + (hasHyphen ? 1 : 0) && at - start <= 2 * LONGEST_PART) {
        document.add(text.substring(start, at).toLowerCase(Locale.ROOT));
      }
      at = Math.max(at, start + 1);
    }
  }

  /** Returns whether a character is a letter, or a hyphen between letters of a word. */
  private static boolean isInside(String text, int at, int start) {
    return Character.isLetter(text.charAt(at))
        || (isHyphen(text.charAt(at))
            && at > start
            && at + 1 < text.length()
            && Character.isLetter(text.charAt(at + 1)));
  }

  private static boolean isHyphen(char c) {
    return c == '-' || c == '\u2010';
  }

  /**
   * Joins the last word of a line to the first of the next, if they are parts of one word.
   *
   * @param end the place after the last character of the line
   * @param start where the next line begins
   * @param dropped gets the places of characters that go
   */
  void join(String text, int end, int start, BitSet dropped) {
    if (end < FEWEST_LETTERS + 1) {
      return;
    }
    char hyphen = text.charAt(end - 1);
    int right = start;
    while (right < text.length() && Characters.isSpace(text.charAt(right))) {
      right++;
    }
    int rightEnd = lettersEnd(text, right);
    int left = lettersStart(text, end - 1);
    if (hyphen == SOFT_HYPHEN && left < end - 1 && rightEnd > right) {
      dropped.set(end - 1, right);
    } else if (isHyphen(hyphen) && left < end - 1 && repeatsHyphen(text, right)) {
      dropped.set(end - 1, right);
    } else if (isHyphen(hyphen) && areParts(text, left, end - 1, right, rightEnd)) {
      String first = text.substring(left, end - 1).toLowerCase(Locale.ROOT);
      String second = text.substring(right, rightEnd).toLowerCase(Locale.ROOT);
      boolean isInCompound = left > 0 && isHyphen(text.charAt(left - 1));
      if (isOneWord(first, second)) {
        dropped.set(end - 1, right);
      } else if (isCompound(first, second, isInCompound)) {
        dropped.set(end, right);
      }
    }
  }

  private static boolean repeatsHyphen(String text, int at) {
    return at < text.length() && isHyphen(text.charAt(at)) && lettersEnd(text, at + 1) > at + 1;
  }

  private static int lettersEnd(String text, int from) {
    int end = from;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int lettersStart(String text, int end) {
    int start = end;
    while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /** Returns whether two runs of letters may be parts of a word, not of an address or a name. */
  private static boolean areParts(String text, int left, int leftEnd, int right, int rightEnd) {
    boolean isUpper = Character.isUpperCase(text.charAt(leftEnd - 1));
    return leftEnd - left >= FEWEST_LETTERS
        && rightEnd - right >= FEWEST_LETTERS
        && leftEnd - left <= LONGEST_PART
        && rightEnd - right <= LONGEST_PART
        && Character.isUpperCase(text.charAt(right)) == isUpper
        && (left == 0 || "/.@_:0123456789".indexOf(text.charAt(left - 1)) < 0);
  }

  private boolean isOneWord(String first, String second) {
    return !isKnown(first + "-" + second)
        && (isKnown(first + second) || (!vocabulary.test(first) && !vocabulary.test(second)));
  }

  private boolean isCompound(String first, String second, boolean isInCompound) {
    return isInCompound || second.length() > SHORT_WORD || isKnown(first + "-" + second);
  }

  private boolean isKnown(String lower) {
    return vocabulary.test(lower) || document.contains(lower);
  }
}
