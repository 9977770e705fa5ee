package dodona.neural.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class KernelsTest {

  private final Kernels kernels = Kernels.plain();

  @Test
  void aCellOfAProductIsASumInTheOrderOfItsTerms() {
    Random random = new Random(7);
    float[][] a = KernelResults.random(3, 11, random);
    float[][] b = KernelResults.random(11, 5, random);
    float[][] c = KernelResults.random(3, 5, random);
    float[][] expected = new float[3][];
    for (int i = 0; i < 3; i++) {
      expected[i] = c[i].clone();
      for (int j = 0; j < 5; j++) {
        for (int k = 0; k < 11; k++) {
          expected[i][j] = Math.fma(a[i][k], b[k][j], expected[i][j]);
        }
      }
    }
    Operand operand = new Operand();
    kernels.pack(Tile.of(b), 11, 5, operand);
    kernels.multiplyAdd(Tile.of(a), operand, Tile.of(c), 3, 0, 5);
    assertThat(c).isDeepEqualTo(expected);
  }

  @Test
  void plainKernelsAreUsedWithAMessageWhereTheVectorApiIsMissing() {
    List<String> messages = new ArrayList<>();
    assertThat(Kernels.orPlain(Optional.empty(), logger(messages))).isSameAs(Kernels.plain());
    assertThat(messages).singleElement().asString().contains("--add-modules jdk.incubator.vector");
    messages.clear();
    Kernels.orPlain(Optional.of(kernels), logger(messages));
    assertThat(messages).isEmpty();
  }

  private static System.Logger logger(List<String> messages) {
    return new System.Logger() {
      @Override
      public String getName() {
        return "test";
      }

      @Override
      public boolean isLoggable(Level level) {
        return true;
      }

      @Override
      public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
        messages.add(message);
      }

      @Override
      public void log(Level level, ResourceBundle bundle, String format, Object... values) {
        messages.add(format);
      }
    };
  }

  @Test
  void plainProductsOfManyShapesEqualTheDefinition() {
    Random random = new Random(11);
    for (int[] shape : new int[][] {{1, 1, 1}, {5, 37, 1600}, {70, 130, 33}, {3, 9, 7000}}) {
      float[][] a = KernelResults.random(shape[0], shape[1], random);
      float[][] b = KernelResults.random(shape[1], shape[2], random);
      float[][] c = new float[shape[0]][shape[2]];
      Operand operand = new Operand();
      kernels.pack(Tile.of(b), shape[1], shape[2], operand);
      kernels.multiplyAdd(Tile.of(a), operand, Tile.of(c), shape[0], 0, shape[2]);
      for (int i = 0; i < shape[0]; i++) {
        for (int j = 0; j < shape[2]; j++) {
          float sum = 0;
          for (int k = 0; k < shape[1]; k++) {
            sum = Math.fma(a[i][k], b[k][j], sum);
          }
          assertThat(c[i][j]).isEqualTo(sum);
        }
      }
    }
  }

  @Test
  void theExponentialIsExactToTheLastBitsOfOne() {
    for (double x = -40; x <= 0; x += 0.0037) {
      assertThat((double) Approximation.exp((float) x))
          .isCloseTo(Math.exp((float) x), within(1.5e-7));
    }
    assertThat(Approximation.exp(0f)).isEqualTo(1f);
    assertThat(Approximation.exp(Float.NEGATIVE_INFINITY)).isNotNegative().isLessThan(1e-7f);
  }

  @Test
  void geluAndItsSlopeAreThoseOfTheNormalDistribution() {
    for (double x = -6; x <= 6; x += 0.01) {
      float[] value = {(float) x};
      float[] slope = new float[1];
      Elementwise.geluSlope(value, slope, 1);
      Elementwise.gelu(value, 1);
      double below = normalBelow((float) x);
      double density = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
      assertThat((double) value[0]).isCloseTo(x * below, within(1e-6));
      assertThat((double) slope[0]).isCloseTo(below + x * density, within(1e-6));
    }
  }

  /** Φ(x), by its power series. */
  static double normalBelow(double x) {
    double sum = 0;
    double term = x;
    for (int k = 1; Math.abs(term) > 1e-18; k += 2) {
      sum += term;
      term *= x * x / (k + 2);
    }
    return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }

  @Test
  void probabilitiesAddUpToOneWhateverTheScores() {
    float[] scores = {1000f, 999f, -1000f};
    kernels.softmax(scores, 3, 1f);
    assertThat(scores[0]).isCloseTo(0.7310586f, within(1e-6f));
    assertThat(scores[1]).isCloseTo(0.26894143f, within(1e-6f));
    assertThat(scores[2]).isCloseTo(0f, within(1e-7f));
  }

  @Test
  void aNormalizedRowHasMeanZeroAndVarianceOne() {
    float[] row = KernelResults.random(1, 101, new Random(3))[0];
    kernels.normalize(row, 101, 0f);
    assertThat(kernels.sum(row, 101) / 101).isCloseTo(0f, within(1e-6f));
    assertThat(kernels.squares(row, 101, 0f) / 101).isCloseTo(1f, within(1e-5f));
  }
}
