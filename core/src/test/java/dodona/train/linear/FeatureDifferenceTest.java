package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.linear.AveragedWeights;
import dodona.linear.RowLayout;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FeatureDifferenceTest {

  private final FeatureDifference difference = new FeatureDifference();
  private final AveragedWeights weights = new AveragedWeights(new RowLayout(12, 4), 1);

  @Test
  void cancelsWhatTheTwoHaveInCommon() {
    Map<Integer, Integer> expected = new HashMap<>();
    Random random = new Random(1);
    for (int k = 0; k < 40; k++) {
      int[] rows = random.ints(60, 0, 300).toArray();
      int transition = random.nextInt(4);
      if (k % 2 == 0) {
        difference.reward(rows, rows.length, transition);
      } else {
        difference.punish(rows, rows.length, transition);
      }
      for (int row : rows) {
        expected.merge(row + transition, k % 2 == 0 ? 1 : -1, Integer::sum);
      }
    }
    difference.cancel();

    assertThat(difference.squaredNorm())
        .isEqualTo(expected.values().stream().mapToDouble(count -> count * count).sum());
    difference.addTo(weights, 0.5f);
    expected.forEach((cell, count) -> assertThat(weights.weight(cell)).isEqualTo(0.5f * count));
    assertThat(difference.score(weights)).isEqualTo(0.5 * difference.squaredNorm());
  }

  @Test
  void allocatesNothingAfterWarmingUp() {
    int[] rows = new Random(2).ints(100, 0, 4000).toArray();

    long bytes =
        Allocation.bytesAfterWarmUp(
            20,
            () -> {
              difference.clear();
              for (int k = 0; k < 80; k++) {
                difference.reward(rows, rows.length, k % 3);
                difference.punish(rows, rows.length, k % 4);
              }
              difference.cancel();
              difference.addTo(weights, (float) (1 / difference.squaredNorm()));
            });

    assertThat(bytes).isZero();
  }
}
