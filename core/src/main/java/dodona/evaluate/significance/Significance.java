package dodona.evaluate.significance;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/** Two-sided tests of whether two systems differ, and the correction for making several. */
public final class Significance {

  /** With fewer words than this on which exactly one system is right, McNemar's test is exact. */
  private static final long EXACT_BELOW = 25;

  private Significance() {}

  /**
   * The p-value of Wilcoxon's signed-rank test.
   *
   * <p>Pairs without a difference are left out before ranking, as Wilcoxon did; ties share their
   * mean rank. The p-value is exact for small samples without ties and otherwise comes from the
   * normal approximation with corrections for ties and continuity.
   *
   * @param differences one for each sentence; equal ones must be equal to the last bit
   * @return 1 if there is no difference at all
   */
  public static double wilcoxon(double[] differences) {
    double[] nonZero = Arrays.stream(differences).filter(d -> d != 0).toArray();
    if (nonZero.length == 0) {
      return 1;
    }
    return WilcoxonSignedRankTest.withDefaults().test(nonZero).getPValue();
  }

  /**
   * The p-value of McNemar's test: exact, from the binomial distribution, for fewer than 25
   * discordant pairs, else from the chi-squared distribution with continuity correction.
   *
   * @param onlyFirst the words on which only the first system is right
   * @param onlySecond the words on which only the second system is right
   * @return 1 if there are no such words
   */
  public static double mcNemar(long onlyFirst, long onlySecond) {
    long discordant = Math.addExact(onlyFirst, onlySecond);
    if (discordant < EXACT_BELOW) {
      int smaller = (int) Math.min(onlyFirst, onlySecond);
      double tail = BinomialDistribution.of((int) discordant, 0.5).cumulativeProbability(smaller);
      return Math.min(1, 2 * tail);
    }
    double excess = Math.max(0, Math.abs(onlyFirst - onlySecond) - 1);
    return ChiSquaredDistribution.of(1).survivalProbability((excess * excess) / discordant);
  }

  /**
   * Holm's step-down correction for several tests.
   *
   * @return the adjusted p-values, in the order of the given ones
   */
  public static double[] holm(double... pValues) {
    int m = pValues.length;
    int[] ascending =
        IntStream.range(0, m)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] adjusted = new double[m];
    double largest = 0;
    for (int rank = 0; rank < m; rank++) {
      largest = Math.max(largest, (m - rank) * pValues[ascending[rank]]);
      adjusted[ascending[rank]] = Math.min(1, largest);
    }
    return adjusted;
  }

  /** The mark that papers put next to a figure: ‡ for p &lt; 0.01, † for p &lt; 0.05, else none. */
  public static String mark(double pValue) {
    return pValue < 0.01 ? "‡" : pValue < 0.05 ? "†" : "";
  }
}
