package dodona.evaluate.significance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MacroComparisonTest {

  private static final int SAMPLES = 40_000;

  private static SentenceGains file(int words, int... gains) {
    int[] all = new int[gains.length];
    Arrays.fill(all, words);
    return new SentenceGains(all, gains);
  }

  /** The share of all sign patterns whose mean is as far from 0 as the observed one. */
  private static double exact(List<SentenceGains> files) {
    double[] shares =
        files.stream()
            .flatMapToDouble(
                f -> {
                  int words = Arrays.stream(f.words).sum();
                  return Arrays.stream(f.gains).mapToDouble(g -> (double) g / words);
                })
            .toArray();
    double observed = Math.abs(Arrays.stream(shares).sum());
    int asLarge = 0;
    for (int signs = 0; signs < 1 << shares.length; signs++) {
      double sum = 0;
      for (int i = 0; i < shares.length; i++) {
        sum += (signs >> i & 1) == 0 ? shares[i] : -shares[i];
      }
      asLarge += Math.abs(sum) >= observed - 1e-12 ? 1 : 0;
    }
    return (double) asLarge / (1 << shares.length);
  }

  @Test
  void everyFileCountsTheSameHoweverLong() {
    // 4 of 40 words on one file, −1 of 10 on the other
    MacroComparison compared =
        MacroComparison.of(List.of(file(20, 3, 1), file(5, -1, 0)), SAMPLES, 1);
    assertThat(compared.difference()).isCloseTo(0, within(1e-12));
    assertThat(compared.pValue()).isEqualTo(1);
  }

  @Test
  void comesCloseToTheCountOfAllSignPatterns() {
    Random random = new Random(7);
    for (int trial = 0; trial < 10; trial++) {
      int[] one = random.ints(6, -2, 4).toArray();
      int[] two = random.ints(5, -1, 3).toArray();
      List<SentenceGains> files = List.of(file(9, one), file(14, two));
      assertThat(MacroComparison.of(files, SAMPLES, trial).pValue())
          .as("trial %d", trial)
          .isCloseTo(exact(files), within(0.015));
    }
  }

  @Test
  void looksAtMoreThanSixtyFourSentences() {
    int[] gains = new Random(3).ints(200, 0, 2).toArray();
    assertThat(MacroComparison.of(List.of(file(10, gains)), 1_000, 1).pValue())
        .isEqualTo(1 / 1_001.0);
    int[] alternating = new int[200];
    for (int i = 0; i < alternating.length; i++) {
      alternating[i] = i % 2 == 0 ? 1 : -1;
    }
    assertThat(MacroComparison.of(List.of(file(10, alternating)), 1_000, 1).pValue()).isEqualTo(1);
  }

  @Test
  void equalSystemsDoNotDiffer() {
    MacroComparison compared = MacroComparison.of(List.of(file(10, 0, 0)), 100, 1);
    assertThat(compared.difference()).isZero();
    assertThat(compared.pValue()).isEqualTo(1);
  }
}
