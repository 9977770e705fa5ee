package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowSumTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 4, 75, 96, 97, 1000})
  void equalsTheSumWeightByWeight(int count) {
    int width = 53;
    Random random = new Random(count);
    short[] weights = new short[4096 + width];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) (random.nextInt((2 * RowSum.LARGEST) + 1) - RowSum.LARGEST);
    }
    int[] rows = random.ints(count, 0, 4096).toArray();

    int[] scores = new int[width];
    new RowSum(width).add(weights, rows, count, scores);

    int[] expected = new int[width];
    for (int row : rows) {
      for (int t = 0; t < width; t++) {
        expected[t] += weights[row + t];
      }
    }
    assertThat(scores).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {RowSum.LARGEST, -RowSum.LARGEST})
  void doesNotOverflowWithTheLargestWeights(int weight) {
    short[] weights = new short[16];
    Arrays.fill(weights, (short) weight);
    int[] scores = new int[8];

    new RowSum(8).add(weights, new int[1000], 1000, scores);

    assertThat(scores).containsOnly(1000 * weight);
  }
}
