package dodona.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {

  @Test
  void repeatsTheTestSetForAFastParser() {
    assertThat(Plan.lasting(8, 0.1)).isEqualTo(new Plan(Portion.ONCE, new Portion(81)));
  }

  @Test
  void parsesTheTestSetOnceWithASlowParser() {
    assertThat(Plan.lasting(8, 60)).isEqualTo(new Plan(Portion.FEW, Portion.ONCE));
  }

  @Test
  void takesTheMiddleOfAnEvenNumberOfValuesAndLeavesOutUnknownOnes() {
    assertThat(Spread.of(List.of(4.0, 1.0, Double.NaN, 2.0, 8.0))).isEqualTo(new Spread(3, 1, 8));
  }
}
