package dodona.neural.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncoderTrainingTest {

  private static final float STEP = 4e-3f;

  private final Encoder encoder = TinyEncoder.of(2, 11);
  private final EncoderBatch batch =
      EncoderBatch.of(
          encoder,
          List.of(
              new int[] {7, 8, 9},
              new int[] {20, 7, 7, 30, 31},
              new Random(1).ints(14, 6, 40).toArray()));
  private final float[][] direction = direction();

  private float[][] direction() {
    Random random = new Random(2);
    float[][] direction = new float[batch.rows()][encoder.config().width()];
    for (float[] row : direction) {
      for (int i = 0; i < row.length; i++) {
        row[i] = (float) random.nextGaussian();
      }
    }
    return direction;
  }

  @ParameterizedTest
  @ValueSource(floats = {0f, 0.2f})
  void gradientsOfAllWeightsAgreeWithFiniteDifferences(float rate) {
    Dropout dropout = new Dropout(Kernels.best(), rate, 99);
    try (Compute compute = new Compute(Kernels.best(), 1)) {
      EncoderTraining training = new EncoderTraining(encoder, compute);
      training.forward(batch, dropout);
      training.backward(batch, dropout, copy(direction));
      List<Parameter> weights = encoder.weights().all();
      List<Parameter> gradients = training.gradient().all();
      Random random = new Random(3);
      for (int p = 0; p < weights.size(); p++) {
        for (int i = 0; i < 6; i++) {
          int row =
              p == 0
                  ? batch.id(random.nextInt(batch.rows()))
                  : random.nextInt(weights.get(p).rows().length);
          int column = random.nextInt(weights.get(p).columns());
          float gradient = gradients.get(p).rows()[row][column];
          assertThat((double) gradient)
              .as("%s [%s][%s]", weights.get(p).name(), row, column)
              .isCloseTo(
                  difference(training, dropout, weights.get(p).rows()[row], column),
                  within(0.02 + 0.01 * Math.abs(gradient)));
        }
      }
    }
  }

  @Test
  void vectorsOfFewBitsAreTrainedAsTheyWillBeStored() {
    Encoder rounded = encoder.copy();
    WeightFormat.INT4.round(rounded.weights().words());
    try (Compute compute = new Compute(Kernels.best(), 1)) {
      EncoderTraining coarse = new EncoderTraining(encoder, compute, WeightFormat.INT4);
      EncoderTraining exact = new EncoderTraining(rounded, compute);
      float[][] states = copy(coarse.forward(batch, Dropout.NONE));
      assertThat(states).isDeepEqualTo(copy(exact.forward(batch, Dropout.NONE)));
      coarse.backward(batch, Dropout.NONE, copy(direction));
      exact.backward(batch, Dropout.NONE, copy(direction));
      assertThat(coarse.gradient().words().rows()).isDeepEqualTo(exact.gradient().words().rows());
      assertThat(encoder.weights().words().rows()).isNotEqualTo(rounded.weights().words().rows());
    }
  }

  private double difference(EncoderTraining training, Dropout dropout, float[] row, int column) {
    float kept = row[column];
    row[column] = kept + STEP;
    double above = loss(training, dropout);
    row[column] = kept - STEP;
    double below = loss(training, dropout);
    row[column] = kept;
    return (above - below) / (2 * STEP);
  }

  private double loss(EncoderTraining training, Dropout dropout) {
    training.pack();
    float[][] states = training.forward(batch, dropout);
    double loss = 0;
    for (int i = 0; i < batch.rows(); i++) {
      for (int j = 0; j < direction[i].length; j++) {
        loss += (double) states[i][j] * direction[i][j];
      }
    }
    return loss;
  }

  @Test
  void kernelsAndThreadsChangeNoBitOfTheGradient() {
    List<float[]> expected = null;
    for (Kernels kernels : List.of(Kernels.plain(), Kernels.best())) {
      Dropout dropout = new Dropout(kernels, 0.1f, 7);
      for (int threads = 1; threads <= 3; threads++) {
        try (Compute compute = new Compute(kernels, threads)) {
          EncoderTraining training = new EncoderTraining(encoder, compute);
          training.forward(batch, dropout);
          training.backward(batch, dropout, copy(direction));
          List<float[]> rows = rows(training.gradient());
          expected = expected == null ? rows : expected;
          assertThat(rows).usingRecursiveComparison().isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void theForwardPassIsThatWithoutTraining() {
    try (Compute compute = new Compute(Kernels.best(), 1)) {
      float[][] trained = new EncoderTraining(encoder, compute).forward(batch, Dropout.NONE);
      float[][] plain = new EncoderPass(encoder, compute).run(batch);
      for (int i = 0; i < batch.rows(); i++) {
        assertThat(trained[i]).isEqualTo(plain[i]);
      }
    }
  }

  @Test
  void gradientsAddUpUntilTheyAreCleared() {
    try (Compute compute = new Compute(Kernels.plain(), 1)) {
      EncoderTraining training = new EncoderTraining(encoder, compute);
      for (int i = 0; i < 2; i++) {
        training.forward(batch, Dropout.NONE);
        training.backward(batch, Dropout.NONE, copy(direction));
      }
      float twice = training.gradient().words().rows()[7][0];
      assertThat(training.touchedWords()).contains(7, 8, 9, 20, 30, 31).doesNotContain(50);
      training.clear();
      assertThat(rows(training.gradient())).allMatch(row -> isZero(row));
      assertThat(training.touchedWords()).isEmpty();
      training.forward(batch, Dropout.NONE);
      training.backward(batch, Dropout.NONE, copy(direction));
      float once = training.gradient().words().rows()[7][0];
      assertThat(twice).isCloseTo(2 * once, within(1e-4f * Math.abs(twice)));
    }
  }

  private static boolean isZero(float[] row) {
    for (float value : row) {
      if (value != 0) {
        return false;
      }
    }
    return true;
  }

  private static List<float[]> rows(EncoderWeights weights) {
    List<float[]> rows = new ArrayList<>();
    weights.all().forEach(parameter -> rows.addAll(List.of(parameter.rows())));
    return rows;
  }

  private static float[][] copy(float[][] x) {
    float[][] copy = new float[x.length][];
    for (int i = 0; i < x.length; i++) {
      copy[i] = x[i].clone();
    }
    return copy;
  }
}
