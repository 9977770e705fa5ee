package dodona.evaluate.significance;

import dodona.evaluate.WordOutcomes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The mean difference of two systems over several treebanks, tested as if the treebanks, the random
 * seeds of training and the sentences of the test sets had all been drawn at random. A small
 * p-value says that the difference would be found again on other treebanks of the same kind.
 *
 * <p>The test is a studentized bootstrap (Davison &amp; Hinkley 1997, chapters 3 and 5). A sample
 * draws as many treebanks as there are, for each of them as many seeds and as many sentences, all
 * with replacement, and computes t, the mean difference divided by its standard error over
 * treebanks. The p-value is the share of samples, the observed one included, in which t strays from
 * the observed difference by at least the observed t, in either direction. Dividing by the standard
 * error matters: with nine treebanks, the plain bootstrap finds differences that are not there.
 *
 * @param difference the mean over treebanks of the first system's score minus the second's, in
 *     percentage points
 * @param low the lower end of the 95 % interval, which is symmetric and excludes 0 where p is below
 *     0.05; infinite if there are too few treebanks to say, NaN if there is only one
 * @param high the upper end of the interval
 * @param pValue the two-sided p-value; NaN if there are fewer than two treebanks
 * @param treebanks the number of treebanks
 */
public record HierarchicalTest(
    double difference, double low, double high, double pValue, int treebanks) {

  /** The number of samples, so that no p-value is below one ten-thousandth or so. */
  public static final int SAMPLES = 10_000;

  private static final double LEVEL = 0.95;

  /** The value of t for a sample with a difference but no variance between its treebanks. */
  private static final double INFINITE = 1e9;

  /** Sums of the same numbers in another order may differ by so much. */
  private static final double ROUNDING = 1e-9;

  /** The results of two systems on a treebank. */
  public static final class Sample {

    private final double[] words;
    private final double[][] gains;

    /**
     * A sample.
     *
     * @param words the number of words of each sentence
     * @param gains for each seed, by how many words of each sentence the first system is ahead
     */
    Sample(double[] words, double[][] gains) {
      if (gains.length == 0 || Arrays.stream(gains).anyMatch(g -> g.length != words.length)) {
        throw new IllegalArgumentException("a seed lacks sentences, or there are no seeds");
      }
      this.words = words;
      this.gains = gains;
    }

    /** Returns the sample of runs on the same test set, paired by seed. */
    public static Sample of(List<WordOutcomes> first, List<WordOutcomes> second, boolean labeled) {
      PairComparison.requireAsMany(first, second);
      double[] words = new double[first.get(0).sentences()];
      double[][] gains = new double[first.size()][words.length];
      for (int seed = 0; seed < gains.length; seed++) {
        SentenceGains one =
            SentenceGains.of(List.of(first.get(seed)), List.of(second.get(seed)), labeled);
        for (int sentence = 0; sentence < words.length; sentence++) {
          words[sentence] = one.words[sentence];
          gains[seed][sentence] = one.gains[sentence];
        }
      }
      return new Sample(words, gains);
    }

    /** Returns a sample that only knows the difference in percentage points of each seed. */
    public static Sample ofSeeds(double... differences) {
      return new Sample(
          new double[] {100},
          Arrays.stream(differences).mapToObj(d -> new double[] {d}).toArray(double[][]::new));
    }

    private double difference() {
      double won = Arrays.stream(gains).flatMapToDouble(Arrays::stream).sum();
      return percent(won, gains.length * Arrays.stream(words).sum());
    }

    /** Returns the difference in as many seeds and sentences, drawn with replacement. */
    private double drawnDifference(SplittableRandom random) {
      int[] seeds = new int[gains.length];
      for (int i = 0; i < gains.length; i++) {
        seeds[random.nextInt(gains.length)]++;
      }
      double won = 0;
      double of = 0;
      for (int i = 0; i < words.length; i++) {
        int sentence = words.length == 1 ? 0 : random.nextInt(words.length);
        of += words[sentence];
        for (int seed = 0; seed < seeds.length; seed++) {
          won += seeds[seed] * gains[seed][sentence];
        }
      }
      return percent(won, gains.length * of);
    }

    private static double percent(double won, double of) {
      return of == 0 ? 0 : 100 * won / of;
    }
  }

  /**
   * Compares two ways to train, each of which was tried with the same seeds on each treebank.
   *
   * @param first for each treebank, the first's runs
   * @param second for each treebank, as many runs of the second
   * @param labeled whether labels count (LAS) or not (UAS)
   * @param seed the same seed draws the same samples
   */
  public static HierarchicalTest ofRuns(
      List<List<WordOutcomes>> first, List<List<WordOutcomes>> second, boolean labeled, long seed) {
    if (first.size() != second.size()) {
      throw new IllegalArgumentException(
          first.size() + " treebanks of one and " + second.size() + " of the other");
    }
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < first.size(); i++) {
      samples.add(Sample.of(first.get(i), second.get(i), labeled));
    }
    return of(samples, SAMPLES, seed);
  }

  /**
   * Tests the mean difference over treebanks.
   *
   * @param samples one for each treebank
   * @param draws how many samples to draw
   * @param seed the same seed draws the same samples
   */
  public static HierarchicalTest of(List<Sample> samples, int draws, long seed) {
    if (samples.isEmpty() || draws < 1) {
      throw new IllegalArgumentException(samples.size() + " treebanks, " + draws + " draws");
    }
    int n = samples.size();
    double[] differences = samples.stream().mapToDouble(Sample::difference).toArray();
    double observed = mean(differences);
    if (n == 1) {
      return new HierarchicalTest(observed, Double.NaN, Double.NaN, Double.NaN, n);
    }
    double error = standardError(differences, observed);
    double t = studentized(observed, error);
    SplittableRandom random = new SplittableRandom(seed);
    double[] drawn = new double[n];
    double[] ts = new double[draws];
    int asFar = 0;
    for (int draw = 0; draw < draws; draw++) {
      for (int i = 0; i < n; i++) {
        drawn[i] = samples.get(random.nextInt(n)).drawnDifference(random);
      }
      double mean = mean(drawn);
      double drawnError = standardError(drawn, mean);
      ts[draw] = Math.abs(studentized(mean - observed, drawnError));
      asFar += ts[draw] >= Math.abs(t) - ROUNDING ? 1 : 0;
    }
    Arrays.sort(ts);
    double width = width(ts[(int) Math.ceil(LEVEL * draws) - 1], error);
    return new HierarchicalTest(
        observed, observed - width, observed + width, (asFar + 1.0) / (draws + 1.0), n);
  }

  private static double studentized(double difference, double error) {
    if (error >= ROUNDING) {
      return difference / error;
    }
    return Math.abs(difference) < ROUNDING ? 0 : Math.copySign(INFINITE, difference);
  }

  private static double width(double t, double error) {
    return t >= INFINITE ? Double.POSITIVE_INFINITY : t * error;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double standardError(double[] values, double mean) {
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return Math.sqrt(squares / (values.length - 1) / values.length);
  }
}
