package dodona.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {

  @Test
  void repeatsTheTestSetForAFastParser() throws Exception {
    assertThat(Plan.lasting(8, portion -> 0.5 + 0.1 * portion.copies()))
        .isEqualTo(new Plan(Portion.ONCE, new Portion(81)));
  }

  @Test
  void judgesAParserByItsSpeedWhenWarm() throws Exception {
    // the first 20 copies take a second each, all others a tenth of that
    Plan plan =
        Plan.lasting(
            30, portion -> Math.min(portion.copies(), 20) + 0.1 * Math.max(0, portion.copies()));

    assertThat(plan.large().copies()).isEqualTo(301);
  }

  @Test
  void parsesTheTestSetOnceWithASlowParser() throws Exception {
    assertThat(Plan.lasting(8, portion -> 1 + 60.0 * portion.copies()))
        .isEqualTo(new Plan(Portion.FEW, Portion.ONCE));
  }

  @Test
  void takesTheMiddleOfAnEvenNumberOfValuesAndLeavesOutUnknownOnes() {
    assertThat(Spread.of(List.of(4.0, 1.0, Double.NaN, 2.0, 8.0))).isEqualTo(new Spread(3, 1, 8));
  }
}
