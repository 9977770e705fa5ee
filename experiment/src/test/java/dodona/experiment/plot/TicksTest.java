package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.experiment.plot.Ticks.Tick;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TicksTest {

  @Test
  void areRoundNumbersWithTheDecimalsTheyNeed() {
    assertThat(labels(Ticks.linear(80.3, 84.6, 7, false))).containsExactly("81", "82", "83", "84");
    assertThat(labels(Ticks.linear(84.1, 85.2, 7, false)))
        .containsExactly("84.2", "84.4", "84.6", "84.8", "85.0", "85.2");
    assertThat(labels(Ticks.linear(-0.011, 0.011, 5, false)))
        .containsExactly("−0.010", "−0.005", "0.000", "0.005", "0.010");
    assertThat(labels(Ticks.linear(0, 42_000, 5, false)))
        .containsExactly("0", "10,000", "20,000", "30,000", "40,000");
  }

  @Test
  void countWholeThingsInWholeNumbers() {
    assertThat(labels(Ticks.linear(0.9, 3.1, 12, true))).containsExactly("1", "2", "3");
    assertThat(labels(Ticks.linear(2.5, 3.5, 12, true))).containsExactly("3");
  }

  @Test
  void areTheDoublesNearestToWhatTheySay() {
    assertThat(Ticks.linear(0, 1, 10, false))
        .extracting(Tick::value)
        .containsExactly(0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0);
  }

  @Test
  void areNeitherTooManyNorTooFewInAnyRange() {
    Random random = new Random(7);
    for (int i = 0; i < 2_000; i++) {
      double low = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(8) - 3);
      double high = low + random.nextDouble() * Math.pow(10, random.nextInt(8) - 3) + 1e-6;
      List<Tick> ticks = Ticks.linear(low, high, 7, false);
      assertThat(ticks).as("%s to %s", low, high).hasSizeBetween(2, 8);
      assertThat(ticks)
          .extracting(Tick::value)
          .isSorted()
          .allSatisfy(v -> assertThat(v).isBetween(low - 1e-6, high + 1e-6));
      assertThat(labels(ticks)).doesNotHaveDuplicates();
    }
  }

  @Test
  void stepByPowersOnALogarithmicAxis() {
    assertThat(labels(Ticks.logarithmic(700, 400_000, 6)))
        .containsExactly("1,000", "10,000", "100,000");
    assertThat(labels(Ticks.logarithmic(900, 12_000, 9)))
        .containsExactly("1,000", "2,000", "5,000", "10,000");
    assertThat(labels(Ticks.logarithmic(0.04, 1.2, 9)))
        .containsExactly("0.05", "0.1", "0.2", "0.5", "1");
  }

  @Test
  void fallBackOnLinearOnesWhereALogarithmicAxisIsShort() {
    assertThat(labels(Ticks.logarithmic(110, 140, 6)))
        .containsExactly("110", "115", "120", "125", "130", "135", "140");
  }

  private static List<String> labels(List<Tick> ticks) {
    return ticks.stream().map(Tick::label).toList();
  }
}
