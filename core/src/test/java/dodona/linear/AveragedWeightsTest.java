package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AveragedWeightsTest {

  private final AveragedWeights weights = new AveragedWeights(new RowLayout(8, 4), 1);

  @Test
  void saysHowMuchMemoryIsLacking() {
    RowLayout layout = new RowLayout(RowLayout.MOST_BITS, 1);
    List<AveragedWeights> all = new ArrayList<>();
    assertThatThrownBy(
            () -> {
              while (all.size() < 100) {
                all.add(new AveragedWeights(layout, 1));
              }
            })
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessage("a model in training needs 1793 MB more");
  }

  @Test
  void averagesTheWeightsAfterEachExample() {
    Random random = new Random(1);
    int cells = weights.layout().cells();
    double[] now = new double[cells];
    double[] sum = new double[cells];
    int examples = 500;
    for (int example = 0; example < examples; example++) {
      for (int i = 0; i < cells; i++) {
        sum[i] += now[i];
      }
      weights.tick();
      for (int change = 0; change < 10; change++) {
        int cell = random.nextInt(cells);
        float step = random.nextBoolean() ? 1 : -1;
        weights.add(cell, step);
        now[cell] += step;
      }
    }
    float[] average = weights.average();
    for (int i = 0; i < cells; i++) {
      assertThat((double) average[i]).isCloseTo(sum[i] / examples, within(1e-4));
    }
  }

  @Test
  void readsWholeStepsExactlyInTheRoundedForm() {
    for (int i = 0; i < 300; i++) {
      weights.add(5, -1);
    }

    assertThat(weights.rounded().get(5)).isEqualTo(-300);
    assertThat(weights.unit()).isEqualTo(1);
  }

  @Test
  void doublesTheUnitWhenAWeightOutgrowsTheRange() {
    weights.add(1, 10);
    weights.add(2, (3 * Quantizer.LARGEST) + 1);

    assertThat(weights.unit()).isEqualTo(4);
    assertThat(weights.rounded().get(1)).isEqualTo(Math.round(10 / 4f));
    assertThat(weights.weight(1)).isEqualTo(10);
  }

  @Test
  void isNoughtBeforeTheFirstExample() {
    assertThat(weights.average()).containsOnly(0);
  }
}
