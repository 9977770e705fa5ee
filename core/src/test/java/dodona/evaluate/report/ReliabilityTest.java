package dodona.evaluate.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ReliabilityTest {

  @Test
  void theErrorIsTheMeanDistanceFromWhatWasPromised() {
    Reliability reliability = new Reliability();
    for (int i = 0; i < 10; i++) {
      reliability.add(0.95, i < 9); // 0.05 too sure
      reliability.add(0.25, i < 5); // 0.25 not sure enough
    }
    assertThat(reliability.count()).isEqualTo(20);
    assertThat(reliability.error()).isCloseTo(0.15, within(1e-9));
    assertThat(reliability.table("words").text())
        .contains("expected calibration error 15.00 %")
        .containsPattern("0\\.2 +0\\.3 +10 +25\\.0 % +50\\.0 %")
        .containsPattern("0\\.9 +1\\.0 +10 +95\\.0 % +90\\.0 %");
  }

  @Test
  void certaintyIsInTheLastClassAndNothingIsNoError() {
    Reliability reliability = new Reliability();
    assertThat(reliability.error()).isZero();
    reliability.add(1, true);
    reliability.add(0, false);
    assertThat(reliability.error()).isZero();
    assertThat(reliability.table("words").rows()).hasSize(2);
  }
}
