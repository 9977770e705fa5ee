package dodona.evaluate.significance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.evaluate.WordOutcomes;
import dodona.evaluate.significance.HierarchicalTest.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HierarchicalTestTest {

  private static final int DRAWS = 1_000;

  private static List<Sample> ofTreebanks(double... differences) {
    return DoubleStream.of(differences).mapToObj(d -> Sample.ofSeeds(d)).toList();
  }

  /** Treebanks, seeds and sentences that all vary, around an effect. */
  private static List<Sample> random(Random random, double effect) {
    List<Sample> samples = new ArrayList<>();
    for (int treebank = 0; treebank < 9; treebank++) {
      double own = effect + 0.5 * random.nextGaussian();
      double[] words = new double[40];
      double[][] gains = new double[3][words.length];
      double[] ofSentence = new double[words.length];
      for (int i = 0; i < words.length; i++) {
        words[i] = 5 + random.nextInt(30);
        ofSentence[i] = random.nextGaussian();
      }
      for (double[] ofSeed : gains) {
        double seed = own + 0.3 * random.nextGaussian();
        for (int i = 0; i < words.length; i++) {
          ofSeed[i] = words[i] * seed / 100 + ofSentence[i] + 0.5 * random.nextGaussian();
        }
      }
      samples.add(new Sample(words, gains));
    }
    return samples;
  }

  @Test
  void aDifferenceThatIsNotThereIsRarelyFound() {
    Random random = new Random(1);
    long found =
        IntStream.range(0, 400)
            .filter(trial -> HierarchicalTest.of(random(random, 0), 200, trial).pValue() < 0.05)
            .count();
    assertThat(found / 400.0).isBetween(0.01, 0.08);
  }

  /** The error rates that docs/how-to/experiments.md and the technical report state. */
  @Test
  void keepsItsLevelIfTreebanksDifferNormallyAndExceedsItIfTheyAreSkewed() {
    Random random = new Random(1);
    assertThat(falseAlarms(() -> 0.4 * random.nextGaussian(), random)).isBetween(0.03, 0.06);
    assertThat(falseAlarms(() -> 0.4 * (-Math.log(1 - random.nextDouble()) - 1), random))
        .isBetween(0.05, 0.11);
  }

  /** Returns how often p is below 0.05 for nine treebanks and five seeds without a difference. */
  private static double falseAlarms(DoubleSupplier ofTreebank, Random random) {
    int trials = 1_000;
    int found = 0;
    for (int trial = 0; trial < trials; trial++) {
      List<Sample> samples = new ArrayList<>();
      for (int treebank = 0; treebank < 9; treebank++) {
        double own = ofTreebank.getAsDouble();
        samples.add(
            Sample.ofSeeds(
                DoubleStream.generate(() -> own + 0.3 * random.nextGaussian()).limit(5).toArray()));
      }
      found += HierarchicalTest.of(samples, 300, trial).pValue() < 0.05 ? 1 : 0;
    }
    return found / (double) trials;
  }

  @Test
  void aLargeDifferenceIsFound() {
    Random random = new Random(1);
    for (int trial = 0; trial < 20; trial++) {
      HierarchicalTest test = HierarchicalTest.of(random(random, 3), DRAWS, trial);
      assertThat(test.pValue()).isLessThan(0.05);
      assertThat(test.low()).isPositive();
      assertThat(test.high()).isGreaterThan(test.difference());
    }
  }

  @Test
  void oneTreebankCannotSpeakForOthers() {
    // A randomization test over sentences would call this certain.
    HierarchicalTest test = HierarchicalTest.of(ofTreebanks(9, 0, 0, 0, 0, 0, 0, 0, 0), DRAWS, 1);
    assertThat(test.difference()).isCloseTo(1, within(1e-9));
    assertThat(test.pValue()).isGreaterThan(0.1);
    HierarchicalTest alone = HierarchicalTest.of(ofTreebanks(9), DRAWS, 1);
    assertThat(alone.difference()).isCloseTo(9, within(1e-9));
    assertThat(alone.pValue()).isNaN();
    assertThat(HierarchicalTest.of(ofTreebanks(1, 2, 3), DRAWS, 1).low())
        .isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void agreesWithStudentsTestWhereDifferencesAreNormal() {
    // t = 3.0 with 8 degrees of freedom: p = 0.017.
    double[] normal = {-1.28, -0.84, -0.52, -0.25, 0, 0.25, 0.52, 0.84, 1.28};
    double squares = DoubleStream.of(normal).map(x -> x * x).sum();
    double error = Math.sqrt(squares / 8 / 9);
    HierarchicalTest test =
        HierarchicalTest.of(
            ofTreebanks(DoubleStream.of(normal).map(x -> x + 3 * error).toArray()), 10_000, 1);
    assertThat(test.pValue()).isCloseTo(0.017, within(0.012));
    assertThat(test.difference()).isCloseTo(3 * error, within(1e-9));
  }

  @Test
  void theIntervalExcludesZeroWhereThePValueIsSmall() {
    Random random = new Random(3);
    for (int trial = 0; trial < 50; trial++) {
      HierarchicalTest test = HierarchicalTest.of(random(random, 0.6), DRAWS, trial);
      boolean excludesZero = test.low() > 0 || test.high() < 0;
      if (Math.abs(test.pValue() - 0.05) > 0.002) {
        assertThat(excludesZero).as(test.toString()).isEqualTo(test.pValue() < 0.05);
      }
    }
  }

  @Test
  void noDifferenceAnywhereHasTheLargestPValue() {
    HierarchicalTest test = HierarchicalTest.of(ofTreebanks(0, 0, 0), DRAWS, 1);
    assertThat(test.pValue()).isEqualTo(1);
    assertThat(test.difference()).isZero();
    assertThat(test.low()).isZero();
    assertThat(test.high()).isZero();
  }

  @Test
  void signAndSeedDecideNothingElse() {
    List<Sample> there = ofTreebanks(1, 2, 0.5, 1.5, -0.3);
    List<Sample> back = ofTreebanks(-1, -2, -0.5, -1.5, 0.3);
    HierarchicalTest one = HierarchicalTest.of(there, DRAWS, 1);
    HierarchicalTest other = HierarchicalTest.of(back, DRAWS, 1);
    assertThat(other.pValue()).isEqualTo(one.pValue());
    assertThat(other.difference()).isEqualTo(-one.difference());
    assertThat(HierarchicalTest.of(there, DRAWS, 1)).isEqualTo(one);
  }

  @Test
  void countsTheWordsOfRuns() {
    List<WordOutcomes> good = List.of(WordOutcomes.of("ll/hl/"), WordOutcomes.of("ll/ll/"));
    List<WordOutcomes> bad = List.of(WordOutcomes.of("lx/hl/"), WordOutcomes.of("hl/xx/"));
    HierarchicalTest labeled =
        HierarchicalTest.ofRuns(List.of(good, good), List.of(bad, good), true, 1);
    assertThat(labeled.difference()).isCloseTo(50.0 * 4 / 8, within(1e-9));
    HierarchicalTest unlabeled =
        HierarchicalTest.ofRuns(List.of(good, good), List.of(bad, good), false, 1);
    assertThat(unlabeled.difference()).isCloseTo(50.0 * 3 / 8, within(1e-9));
  }

  @Test
  void refusesUnevenRuns() {
    List<WordOutcomes> one = List.of(WordOutcomes.of("l/"));
    assertThatThrownBy(() -> HierarchicalTest.ofRuns(List.of(one), List.of(List.of()), true, 1))
        .hasMessage("1 runs of one and 0 of the other");
    assertThatThrownBy(() -> HierarchicalTest.ofRuns(List.of(one), List.of(), true, 1))
        .hasMessage("1 treebanks of one and 0 of the other");
    assertThatThrownBy(() -> new Sample(new double[2], new double[1][1]))
        .hasMessageContaining("lacks sentences");
  }
}
