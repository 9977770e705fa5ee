package dodona.evaluate.significance;

import dodona.evaluate.Score;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A paired bootstrap over sentences: how far the difference between two systems' scores would vary
 * if the test set had other sentences of the same kind.
 *
 * <p>Each sample draws as many sentences as there are, with replacement, and takes the difference
 * of the correct shares of all their words. The interval runs between percentiles of these
 * differences. The p-value is two-sided: the share of samples that stray from the observed
 * difference by at least that difference, the observed one counted among them (Berg-Kirkpatrick,
 * Burkett &amp; Klein 2012; Davison &amp; Hinkley 1997).
 *
 * @param difference the observed difference of the first system over the second, in percent
 * @param low the lower end of the interval, in percent
 * @param high the upper end of the interval, in percent
 * @param pValue the p-value of the hypothesis that there is no difference
 */
public record PairedBootstrap(double difference, double low, double high, double pValue) {

  /** The number of samples, enough for a 95 % interval with steady ends. */
  public static final int SAMPLES = 10_000;

  private static final double TAIL = 0.025;

  /**
   * Draws the samples.
   *
   * @param words the number of words in each sentence
   * @param gains how many more words of each sentence the first system gets right than the second;
   *     negative where it gets fewer
   * @param samples how many samples to draw
   * @param seed the same seed draws the same samples
   */
  public static PairedBootstrap of(int[] words, int[] gains, int samples, long seed) {
    int n = words.length;
    if (n != gains.length || samples < 1) {
      throw new IllegalArgumentException(
          n + " sentences, " + gains.length + " gains, " + samples + " samples");
    }
    long wordSum = Arrays.stream(words).asLongStream().sum();
    long gainSum = Arrays.stream(gains).asLongStream().sum();
    if (wordSum == 0) {
      return new PairedBootstrap(0, 0, 0, 1);
    }
    double observed = Score.percent(gainSum, wordSum);
    SplittableRandom random = new SplittableRandom(seed);
    double[] differences = new double[samples];
    int asFar = 0;
    for (int sample = 0; sample < samples; sample++) {
      long drawnWords = 0;
      long drawnGains = 0;
      for (int i = 0; i < n; i++) {
        int sentence = random.nextInt(n);
        drawnWords += words[sentence];
        drawnGains += gains[sentence];
      }
      differences[sample] = Score.percent(drawnGains, drawnWords);
      asFar += Math.abs(differences[sample] - observed) >= Math.abs(observed) ? 1 : 0;
    }
    Arrays.sort(differences);
    return new PairedBootstrap(
        observed,
        quantile(differences, TAIL),
        quantile(differences, 1 - TAIL),
        (asFar + 1.0) / (samples + 1.0));
  }

  /** The least value that at least the given share of the values does not exceed. */
  private static double quantile(double[] ascending, double share) {
    int rank = (int) Math.ceil(share * ascending.length);
    return ascending[Math.max(rank, 1) - 1];
  }
}
