package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RowSumTest {

  private static final int ROWS = 4096;

  /** More than those that are added up in plain Java before vectors are tried. */
  private static final int MANY = 70_000;

  private static RowWeights weights(Random random, int width) {
    return RowWeights.finished(weights(random, width, RowSum.LARGEST));
  }

  private static short[] weights(Random random, int width, int largest) {
    short[] weights = new short[ROWS + width];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) (random.nextInt((2 * largest) + 1) - largest);
    }
    return weights;
  }

  private static int[] expected(RowWeights weights, int[] rows, int width) {
    int[] sums = new int[width];
    for (int row : rows) {
      for (int t = 0; t < width; t++) {
        sums[t] += weights.get(row + t);
      }
    }
    return sums;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 4, 75, 96, 97, 1000})
  void equalsTheSumWeightByWeight(int count) {
    int width = 53;
    Random random = new Random(count);
    RowWeights weights = weights(random, width);
    int[] rows = random.ints(count, 0, ROWS).toArray();

    int[] scores = new int[width];
    Arrays.fill(scores, 7);
    new RowSum(width).sum(weights, rows, count, scores);

    assertThat(scores).isEqualTo(expected(weights, rows, width));
  }

  @ParameterizedTest
  @ValueSource(ints = {RowSum.LARGEST, -RowSum.LARGEST, Byte.MAX_VALUE, -Byte.MAX_VALUE})
  void doesNotOverflowWithTheLargestWeights(int weight) {
    short[] weights = new short[80];
    Arrays.fill(weights, (short) weight);
    RowWeights table = RowWeights.finished(weights);
    int[] scores = new int[40];

    new RowSum(40).sum(table, new int[1000], 1000, scores);
    assertThat(scores).containsOnly(1000 * weight);

    int most = table.mostRows();
    RowSum.vectors(40).orElseThrow().sum(table, new int[most], 0, most, scores);
    assertThat(scores).containsOnly(most * weight);
  }

  @ParameterizedTest
  @CsvSource({"32, 50", "33, 96", "63, 1", "64, 0", "102, 50", "128, 7", "129, 96", "257, 11"})
  void vectorsGiveTheSameSums(int width, int count) {
    Random random = new Random(width);
    requireSameSums(weights(random, width), random, width, count);
    RowWeights changing = RowWeights.changing(weights(random, width, Byte.MAX_VALUE));
    assertThat(changing.bytes()).isNull();
    requireSameSums(changing, random, width, count);
    RowWeights small = RowWeights.finished(weights(random, width, Byte.MAX_VALUE));
    assertThat(small.bytes()).isNotNull();
    requireSameSums(small, random, width, count);
  }

  private static void requireSameSums(RowWeights weights, Random random, int width, int count) {
    int[] rows = random.ints(count, 0, ROWS).toArray();
    rows = Arrays.copyOf(rows, count + 1);
    rows[count] = ROWS; // the last row ends where the table ends

    int[] scores = new int[width];
    RowSum.vectors(width).orElseThrow().sum(weights, rows, 0, count + 1, scores);

    assertThat(scores).isEqualTo(expected(weights, rows, width));
  }

  @Test
  void rowsShorterThanAnyVectorStayInPlainJava() {
    assertThat(RowSum.vectors(3)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"3, 341", "102, 341", "102, 127"})
  void sumsStayTheSameWhenVectorsTakeOver(int width, int largest) {
    Random random = new Random(1);
    RowWeights weights = RowWeights.finished(weights(random, width, largest));
    int[] rows = random.ints(120, 0, ROWS).toArray();
    int[] expected = expected(weights, rows, width);
    RowSum sum = new RowSum(width);
    int[] scores = new int[width];

    for (int i = 0; i < MANY; i++) {
      sum.sum(weights, rows, rows.length, scores);
      if (!Arrays.equals(scores, expected)) {
        assertThat(scores).as("sum %d", i).isEqualTo(expected);
      }
    }
  }
}
