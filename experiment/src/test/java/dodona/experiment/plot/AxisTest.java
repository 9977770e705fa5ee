package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AxisTest {

  @Test
  void leavesZeroOutUnlessValuesComeNearIt() {
    assertThat(Axis.linear(new double[] {83, 85}, 7, 0.05).low()).isBetween(82.5, 83.0);
    assertThat(Axis.linear(new double[] {0.1, 2}, 7, 0.05).low()).isZero();
    assertThat(Axis.linear(new double[] {-1, 2}, 7, 0.05).low()).isLessThan(-1);
  }

  @Test
  void givesAlikeValuesRoom() {
    for (double value : new double[] {85.2, 0, 1, -3.5, 1e-5, 123_456_789.5}) {
      Axis axis = Axis.linear(new double[] {value, value}, 7, 0.05);
      assertThat(axis.at(value)).as("%s", value).isBetween(0.4, 0.6);
      assertThat(axis.ticks()).as("%s", value).isNotEmpty();
    }
  }

  @Test
  void putsEqualRatiosAtEqualDistancesWhenLogarithmic() {
    Axis axis = Axis.logarithmic(new double[] {100, 10_000}, 9);
    assertThat(axis.at(1_000) - axis.at(100))
        .isCloseTo(axis.at(10_000) - axis.at(1_000), org.assertj.core.data.Offset.offset(1e-12));
    assertThat(Axis.logarithmic(new double[] {500}, 9).at(500)).isBetween(0.4, 0.6);
  }
}
