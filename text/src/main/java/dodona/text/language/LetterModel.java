package dodona.text.language;

import dodona.error.InvalidInputException;
import java.util.stream.IntStream;

/**
 * A model of the letters of a language, which measures how many bits the letters of a text take;
 * immutable.
 *
 * <p>The probability of a letter, or of the boundary after a word, given the letters before it in
 * the word, is interpolated as in Witten and Bell (1991): with c(hx) occurrences of x after the
 * history h, N(h) occurrences of h, and T(h) different letters after it,
 *
 * <pre>
 * P(x | h) = c(hx) / (N(h) + T(h)) + B(h) · P(x | h without its first letter)
 * B(h)     = 1 − Σ c(hx) / (N(h) + T(h))
 * </pre>
 *
 * <p>where the sum is over those x after h that are not rare, so that the probability of rare
 * n-grams goes to shorter histories. Without any history, all possible letters are equally likely.
 */
final class LetterModel {

  /** One of so many letters is one that never occurs in the language. */
  private static final double ALPHABET = 1 << 12;

  private final NgramCounts counts;

  /** Of each n-gram, the bits of its last letter after the others. */
  private final double[] bits;

  /** Of each n-gram, as a history, the bits of going on without its first letter. */
  private final double[] shorteningBits;

  /** The bits of a letter that never occurs. */
  private final double unknownBits;

  /**
   * The probabilities that follow from counts.
   *
   * @throws InvalidInputException if the counts cannot be those of any text
   */
  LetterModel(NgramCounts counts) {
    this.counts = counts;
    int size = counts.size();
    double[] after = new double[size]; // Σ c(hx)
    int[] different = new int[size]; // T(h)
    double total = 0;
    int letters = 0;
    for (int i = 0; i < size; i++) {
      long history = LetterNgrams.prefix(counts.ngram(i));
      if (history == 0) {
        total += counts.countAt(i);
        letters++;
      } else {
        int place = counts.place(history);
        after[place] += counts.countAt(i);
        different[place]++;
      }
    }
    double unseen = letters / (total + letters);
    double[] shortening = new double[size];
    for (int i = 0; i < size; i++) {
      if (after[i] > counts.countAt(i)) {
        throw new InvalidInputException("inconsistent n-gram counts");
      }
      shortening[i] =
          different[i] == 0 ? 1 : 1 - (after[i] / (counts.countAt(i) + (double) different[i]));
    }
    double[] probabilities = new double[size];
    for (int length = 1; length <= LetterNgrams.LONGEST; length++) {
      for (int i = 0; i < size; i++) {
        long ngram = counts.ngram(i);
        if (LetterNgrams.length(ngram) != length) {
          continue;
        }
        if (length == 1) {
          probabilities[i] = (counts.countAt(i) / (total + letters)) + (unseen / ALPHABET);
        } else {
          int history = counts.place(LetterNgrams.prefix(ngram));
          int shorter = counts.place(LetterNgrams.suffix(ngram, length - 1));
          probabilities[i] =
              (counts.countAt(i) / (counts.countAt(history) + (double) different[history]))
                  + (shortening[history] * probabilities[shorter]);
        }
      }
    }
    this.bits = IntStream.range(0, size).mapToDouble(i -> bits(probabilities[i])).toArray();
    this.shorteningBits = IntStream.range(0, size).mapToDouble(i -> bits(shortening[i])).toArray();
    this.unknownBits = bits(unseen / ALPHABET);
  }

  /** The same on every machine. */
  private static double bits(double probability) {
    return -StrictMath.log(probability) / StrictMath.log(2);
  }

  /** The counts that the probabilities were computed from. */
  NgramCounts counts() {
    return counts;
  }

  /** The bits of all letters of a text, and of the boundaries after its words. */
  Surprise surprise(String text) {
    Summing sum = new Summing();
    LetterNgrams.forEach(text, sum);
    return new Surprise(sum.count, sum.sum);
  }

  /** The bits of the last character of an n-gram after the others. */
  double bits(long ngram) {
    double shortened = 0;
    for (int length = LetterNgrams.length(ngram); length > 0; length--) {
      long part = LetterNgrams.suffix(ngram, length);
      int place = counts.place(part);
      if (place >= 0) {
        return shortened + bits[place];
      }
      int history = counts.place(LetterNgrams.prefix(part));
      shortened += history < 0 ? 0 : shorteningBits[history];
    }
    return shortened + unknownBits;
  }

  private final class Summing implements LetterNgrams.Sink {

    private int count;
    private double sum;

    @Override
    public void accept(long ngram) {
      count++;
      sum += bits(ngram);
    }
  }

  /**
   * A measure of how surprising a text is.
   *
   * @param characters its letters, and the boundaries after its words
   * @param bits the bits of all of them
   */
  record Surprise(int characters, double bits) {

    /** The bits of a character; 0 if there is none. */
    double mean() {
      return characters == 0 ? 0 : bits / characters;
    }
  }
}
