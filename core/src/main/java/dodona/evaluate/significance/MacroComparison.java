package dodona.evaluate.significance;

import dodona.evaluate.WordOutcomes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The difference of two systems in the mean of an attachment score over several gold files, such as
 * the test sets of several treebanks, each of which counts the same.
 *
 * <p>The test is a paired randomization test (Noreen 1989; Yeh 2000): if the systems were equally
 * good, it would be by chance which of them has which result on a sentence. Each sample exchanges
 * the two in every sentence, of every file, with a probability of one half. The p-value is
 * two-sided: the share of samples whose difference is at least as large as the observed one, which
 * is counted among them.
 *
 * @param difference the mean over files of the first system's score minus the second's, in
 *     percentage points
 * @param pValue the p-value of the hypothesis that there is no difference
 */
public record MacroComparison(double difference, double pValue) {

  /** The number of samples, so that a p-value is at least about one ten-thousandth. */
  public static final int SAMPLES = 10_000;

  /** Sums of the same numbers in another order may differ by so much, in percentage points. */
  private static final double ROUNDING = 1e-9;

  /**
   * Compares two ways to train, each of which was tried several times on each treebank.
   *
   * @param first for each gold file, the first's runs
   * @param second for each gold file, as many runs of the second
   * @param labeled whether labels count (LAS) or not (UAS)
   * @param seed the same seed draws the same samples
   */
  public static MacroComparison ofRuns(
      List<List<WordOutcomes>> first, List<List<WordOutcomes>> second, boolean labeled, long seed) {
    if (first.isEmpty() || first.size() != second.size()) {
      throw new IllegalArgumentException(
          first.size() + " gold files of one and " + second.size() + " of the other");
    }
    List<SentenceGains> files = new ArrayList<>();
    for (int file = 0; file < first.size(); file++) {
      PairComparison.requireAsMany(first.get(file), second.get(file));
      files.add(SentenceGains.of(first.get(file), second.get(file), labeled));
    }
    return of(files, SAMPLES, seed);
  }

  static MacroComparison of(List<SentenceGains> files, int samples, long seed) {
    double[] shares =
        files.stream().flatMapToDouble(f -> Arrays.stream(shares(f, files.size()))).toArray();
    double observed = Arrays.stream(shares).sum();
    double[] decisive = Arrays.stream(shares).filter(share -> share != 0).toArray();
    SplittableRandom random = new SplittableRandom(seed);
    int asLarge = 0;
    for (int sample = 0; sample < samples; sample++) {
      double difference = 0;
      long coins = 0;
      for (int i = 0; i < decisive.length; i++) {
        coins = i % Long.SIZE == 0 ? random.nextLong() : coins >>> 1;
        difference += (coins & 1) == 0 ? decisive[i] : -decisive[i];
      }
      asLarge += Math.abs(difference) >= Math.abs(observed) - ROUNDING ? 1 : 0;
    }
    return new MacroComparison(observed, (asLarge + 1.0) / (samples + 1.0));
  }

  /** Returns the contribution of each sentence of a file to the mean over files. */
  private static double[] shares(SentenceGains file, int files) {
    long words = Arrays.stream(file.words).asLongStream().sum();
    return Arrays.stream(file.gains)
        .mapToDouble(gain -> words == 0 ? 0 : 100.0 * gain / words / files)
        .toArray();
  }
}
