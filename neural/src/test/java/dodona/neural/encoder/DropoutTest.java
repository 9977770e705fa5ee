package dodona.neural.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.neural.kernel.Kernels;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DropoutTest {

  @Test
  void aboutTheRightShareIsLeftOutAndTheMeanStays() {
    Dropout dropout = new Dropout(Kernels.best(), 0.2f, 5);
    double sum = 0;
    int out = 0;
    for (int row = 0; row < 500; row++) {
      for (float value : dropped(dropout, 3, row)) {
        sum += value;
        out += value == 0 ? 1 : 0;
      }
    }
    assertThat(out / 50_000.0).isCloseTo(0.2, within(0.01));
    assertThat(sum / 50_000.0).isCloseTo(1, within(0.01));
  }

  @Test
  void theSamePlaceAndRowLoseTheSameCells() {
    Dropout dropout = new Dropout(Kernels.best(), 0.5f, 5);
    assertThat(dropped(dropout, 1, 2)).isEqualTo(dropped(dropout, 1, 2));
    assertThat(dropped(dropout, 1, 2))
        .isNotEqualTo(dropped(dropout, 2, 2))
        .isNotEqualTo(dropped(dropout, 1, 3))
        .isNotEqualTo(dropped(new Dropout(Kernels.best(), 0.5f, 6), 1, 2));
  }

  @Test
  void noDropoutChangesNothing() {
    assertThat(dropped(Dropout.NONE, 1, 2)).containsOnly(1f);
    assertThatThrownBy(() -> new Dropout(Kernels.best(), 1f, 0))
        .hasMessageContaining("expected 0 or more and below 1");
  }

  private static float[] dropped(Dropout dropout, int place, int row) {
    float[] x = new float[100];
    Arrays.fill(x, 1f);
    dropout.apply(x, 100, place, row);
    return x;
  }
}
