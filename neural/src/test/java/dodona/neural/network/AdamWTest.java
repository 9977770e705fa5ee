package dodona.neural.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AdamWTest {

  private final Compute compute = new Compute(Kernels.plain(), 1);
  private final Parameter weights = new Parameter("table", 3, 2);
  private final Parameter gradient = new Parameter("table", 3, 2);

  @AfterEach
  void close() {
    compute.close();
  }

  @Test
  void aStepIsThatOfThePaper() {
    AdamW adam = new AdamW(compute, List.of(new Trained(weights, gradient, 1)), 0.5f);
    weights.rows()[1][0] = 2f;
    double w = 2;
    double m = 0;
    double v = 0;
    for (int t = 1; t <= 4; t++) {
      float g = 0.1f * t - 0.25f;
      gradient.rows()[1][0] = g;
      adam.step(new float[] {0f, 0.01f}, 1f);
      m = 0.9 * m + 0.1 * g;
      v = 0.98 * v + 0.02 * g * g;
      double deviation = Math.sqrt(v / (1 - Math.pow(0.98, t))) + 1e-8;
      w -= 0.01 * (m / (1 - Math.pow(0.9, t)) / deviation + 0.5 * w);
      assertThat((double) weights.rows()[1][0]).isCloseTo(w, within(1e-5));
    }
    assertThat(weights.rows()[0]).containsOnly(0f);
  }

  @Test
  void onlyTouchedRowsOfATableChange() {
    AdamW adam =
        new AdamW(compute, List.of(new Trained(weights, gradient, 0, () -> new int[] {2})), 0.1f);
    for (float[] row : weights.rows()) {
      Arrays.fill(row, 1f);
    }
    gradient.rows()[2][0] = 3f;
    gradient.rows()[2][1] = 4f;
    assertThat(adam.norm()).isEqualTo(5);
    adam.step(new float[] {0.1f}, 1f);
    assertThat(weights.rows()[0]).containsOnly(1f);
    assertThat(weights.rows()[2][0]).isLessThan(0.91f);
  }

  @Test
  void vectorsDoNotDecay() {
    Parameter vector = Parameter.vector("bias", 2);
    vector.values()[0] = 1f;
    AdamW adam =
        new AdamW(compute, List.of(new Trained(vector, Parameter.vector("bias", 2), 0)), 0.5f);
    adam.step(new float[] {0.1f}, 1f);
    assertThat(vector.values()[0]).isEqualTo(1f);
  }

  @Test
  void aRestoredStateGoesOnWithTheSameBits() throws IOException {
    AdamW adam = new AdamW(compute, List.of(new Trained(weights, gradient, 0)), 0.1f);
    gradient.rows()[0][0] = 1f;
    adam.step(new float[] {0.1f}, 1f);
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    adam.save(new DataOutputStream(saved));
    float before = weights.rows()[0][0];
    adam.step(new float[] {0.1f}, 0.5f);
    float expected = weights.rows()[0][0];
    weights.rows()[0][0] = before;
    AdamW again = new AdamW(compute, List.of(new Trained(weights, gradient, 0)), 0.1f);
    again.restore(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    again.step(new float[] {0.1f}, 0.5f);
    assertThat(again.steps()).isEqualTo(2);
    assertThat(weights.rows()[0][0]).isEqualTo(expected);
  }

  @Test
  void ratesRiseAndFall() {
    RateSchedule schedule = new RateSchedule(100, 0.1);
    assertThat(schedule.factor(0)).isBetween(0.01f, 0.2f);
    assertThat(schedule.factor(10)).isEqualTo(1f);
    assertThat(schedule.factor(55)).isCloseTo(0.5f, within(1e-6f));
    assertThat(schedule.factor(100)).isZero();
    assertThatThrownBy(() -> new RateSchedule(0, 0.1)).hasMessageContaining("0 steps");
  }
}
