package dodona.text.language;

import dodona.error.InvalidInputException;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;

/**
 * The number of occurrences of each n-gram of letters, without the rare ones; immutable.
 *
 * <p>For each n-gram, those that it begins and ends with are included too, which are no rarer.
 */
final class NgramCounts {

  /** The maximum in a valid file. */
  private static final int MOST = 1 << 20;

  private final long[] ngrams;
  private final int[] counts;

  private NgramCounts(long[] ngrams, int[] counts) {
    this.ngrams = ngrams;
    this.counts = counts;
    for (int i = 0; i < ngrams.length; i++) {
      check(i);
    }
  }

  /**
   * The n-grams that occur often enough.
   *
   * @param least n-grams that occur less often are left out
   */
  static NgramCounts of(Map<Long, Integer> all, int least) {
    long[] ngrams =
        all.entrySet().stream()
            .filter(entry -> entry.getValue() >= least)
            .mapToLong(Map.Entry::getKey)
            .sorted()
            .toArray();
    return new NgramCounts(
        ngrams, Arrays.stream(ngrams).mapToInt(ngram -> all.getOrDefault(ngram, 0)).toArray());
  }

  private void check(int place) {
    int length = LetterNgrams.length(ngrams[place]);
    boolean isSound = counts[place] > 0 && (place == 0 || ngrams[place - 1] < ngrams[place]);
    if (length > 1) {
      isSound &= count(LetterNgrams.prefix(ngrams[place])) >= counts[place];
      isSound &= count(LetterNgrams.suffix(ngrams[place], length - 1)) >= counts[place];
    }
    if (!isSound) {
      throw new InvalidInputException("inconsistent n-gram counts");
    }
  }

  /** The number of n-grams. */
  int size() {
    return ngrams.length;
  }

  /** An n-gram; they are in the order of their numbers. */
  long ngram(int place) {
    return ngrams[place];
  }

  /** Returns the number of occurrences of the n-gram at an index. */
  int countAt(int place) {
    return counts[place];
  }

  /** Returns the number of occurrences of an n-gram; 0 if it is rare. */
  int count(long ngram) {
    int place = place(ngram);
    return place < 0 ? 0 : counts[place];
  }

  /** The place of an n-gram; negative if it is rare. */
  int place(long ngram) {
    return Arrays.binarySearch(ngrams, ngram);
  }

  /** Writes all n-grams and how often they occur. */
  void write(DataOutput out) throws IOException {
    out.writeInt(ngrams.length);
    for (int i = 0; i < ngrams.length; i++) {
      out.writeUTF(LetterNgrams.text(ngrams[i]));
      out.writeInt(counts[i]);
    }
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws InvalidInputException if it is not sound
   */
  static NgramCounts read(DataInput in) throws IOException {
    int size = in.readInt();
    if (size < 1 || size > MOST) {
      throw new InvalidInputException(size + " n-grams");
    }
    long[] ngrams = new long[size];
    int[] counts = new int[size];
    for (int i = 0; i < size; i++) {
      ngrams[i] = LetterNgrams.of(in.readUTF());
      counts[i] = in.readInt();
    }
    return new NgramCounts(ngrams, counts);
  }
}
