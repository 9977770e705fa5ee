package dodona.evaluate.significance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Textbook data; the p-values are worked out by hand or were computed with SciPy 1.17. */
class SignificanceTest {

  @Test
  void wilcoxonIsExactForDarwinsMaize() {
    // Darwin's plants, cross- less self-fertilised; exact p by SciPy.
    double[] d = {6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75};
    assertThat(Significance.wilcoxon(d)).isCloseTo(0.041259765625, within(1e-12));
  }

  @Test
  void wilcoxonIsExactForHollanderAndWolfesDepressionScale() {
    // Hollander & Wolfe (1973), p. 29: T− = 5 of nine, so 10 of 2^9 sign patterns a side.
    double[] x = {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
    double[] y = {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
    double[] d = new double[x.length];
    for (int i = 0; i < d.length; i++) {
      d[i] = x[i] - y[i];
    }
    assertThat(Significance.wilcoxon(d)).isCloseTo(2 * 0.01953125, within(1e-12));
  }

  @Test
  void wilcoxonLeavesOutAZeroAndSharesTheRanksOfATie() {
    // n = 9 without the zero; T+ = 27, mean 22.5, variance 71.25 − 6/48 for the tie of two fives;
    // z = (27 − 22.5 − 0.5) / 8.4336 = 0.4743. SciPy says 0.6353.
    double[] d = {15, -7, 5, 20, 0, -9, 17, -12, 5, -10};
    assertThat(Significance.wilcoxon(d)).isCloseTo(0.6352893188, within(1e-9));
  }

  @Test
  void wilcoxonAgreesWithScipyOnManyTiesAndZeros() {
    double[] d = {0, 0, 0, 1, 1, 1, 1, 2, 2, -1, 3, 3, -2, 0, 4, 5};
    assertThat(Significance.wilcoxon(d)).isCloseTo(0.0239745778, within(1e-9));
  }

  @Test
  void wilcoxonOfEqualSystemsIsOne() {
    assertThat(Significance.wilcoxon(new double[] {0, 0, -0.0})).isEqualTo(1);
    assertThat(Significance.wilcoxon(new double[0])).isEqualTo(1);
  }

  @Test
  void mcNemarIsExactForFewWords() {
    // 2 · (1 + 10 + 45) / 2^10
    assertThat(Significance.mcNemar(2, 8)).isCloseTo(0.109375, within(1e-12));
    assertThat(Significance.mcNemar(8, 2)).isCloseTo(0.109375, within(1e-12));
    // The binomial tail up to 6 of 22, doubled.
    assertThat(Significance.mcNemar(6, 16)).isCloseTo(0.052478790283203125, within(1e-12));
  }

  @Test
  void mcNemarCorrectsForContinuityForManyWords() {
    // Agresti (1990), p. 350, approval of the Prime Minister: 86 and 150 changed their minds;
    // (64 − 1)² / 236 = 16.82.
    assertThat(Significance.mcNemar(86, 150)).isCloseTo(4.114562281e-05, within(1e-13));
    // The first count that is not exact: (5 − 1)² / 25 = 0.64.
    assertThat(Significance.mcNemar(10, 15)).isCloseTo(0.4237107972, within(1e-9));
  }

  @Test
  void mcNemarOfEqualSystemsIsOne() {
    assertThat(Significance.mcNemar(0, 0)).isEqualTo(1);
    assertThat(Significance.mcNemar(7, 7)).isEqualTo(1);
    assertThat(Significance.mcNemar(50, 50)).isEqualTo(1);
  }

  @Test
  void holmStepsDown() {
    // 4 · 0.005, 3 · 0.01, 2 · 0.03, then 0.04 is raised to what came before it.
    assertThat(Significance.holm(0.01, 0.04, 0.03, 0.005))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    assertThat(Significance.holm(0.6, 0.7)).containsExactly(1, 1);
    assertThat(Significance.holm(0.2)).containsExactly(0.2);
    assertThat(Significance.holm()).isEmpty();
  }

  @Test
  void marksWhatPapersMark() {
    assertThat(Significance.mark(0.0099)).isEqualTo("‡");
    assertThat(Significance.mark(0.01)).isEqualTo("†");
    assertThat(Significance.mark(0.0499)).isEqualTo("†");
    assertThat(Significance.mark(0.05)).isEmpty();
  }

  @Test
  void bootstrapApproachesTheExactDistributionOfThreeSentences() {
    int[] words = {10, 5, 20};
    int[] gains = {3, -1, 2};
    double observed = 100.0 * 4 / 35;
    int asFar = 0;
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int code = 0; code < 27; code++) {
      int[] drawn = {code % 3, (code / 3) % 3, code / 9};
      int w = 0;
      int g = 0;
      for (int sentence : drawn) {
        w += words[sentence];
        g += gains[sentence];
      }
      double difference = 100.0 * g / w;
      asFar += Math.abs(difference - observed) >= observed ? 1 : 0;
      least = Math.min(least, difference);
      greatest = Math.max(greatest, difference);
    }
    PairedBootstrap bootstrap = PairedBootstrap.of(words, gains, 200_000, 7);
    assertThat(bootstrap.difference()).isEqualTo(observed);
    assertThat(bootstrap.pValue()).isCloseTo(asFar / 27.0, within(0.005));
    // The extremes have a probability of 1/27 each, more than the tail of 2.5 %.
    assertThat(bootstrap.low()).isEqualTo(least);
    assertThat(bootstrap.high()).isEqualTo(greatest);
  }

  @Test
  void bootstrapIntervalIsTheNormalOneForManySentences() {
    int n = 2_000;
    Random random = new Random(11);
    int[] words = new int[n];
    int[] gains = new int[n];
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < n; i++) {
      words[i] = 10;
      gains[i] = random.nextInt(5) - 2;
      sum += gains[i] * 10.0;
      squares += gains[i] * 10.0 * gains[i] * 10.0;
    }
    double mean = sum / n;
    double error = Math.sqrt((squares / n - mean * mean) / n);
    PairedBootstrap bootstrap = PairedBootstrap.of(words, gains, 10_000, 1);
    assertThat(bootstrap.low()).isCloseTo(mean - 1.96 * error, within(0.1 * error));
    assertThat(bootstrap.high()).isCloseTo(mean + 1.96 * error, within(0.1 * error));
  }

  @Test
  void bootstrapRepeatsWithItsSeedAndKnowsEqualSystems() {
    int[] words = {3, 4, 5, 6};
    int[] gains = {1, 0, -1, 2};
    assertThat(PairedBootstrap.of(words, gains, 500, 3))
        .isEqualTo(PairedBootstrap.of(words, gains, 500, 3));
    assertThat(PairedBootstrap.of(words, new int[4], 500, 3))
        .isEqualTo(new PairedBootstrap(0, 0, 0, 1));
    assertThat(PairedBootstrap.of(words, new int[] {3, 4, 5, 6}, 999, 3))
        .isEqualTo(new PairedBootstrap(100, 100, 100, 0.001));
  }
}
