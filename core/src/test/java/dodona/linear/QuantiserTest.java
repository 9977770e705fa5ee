package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantiserTest {

  @Test
  void usesTheWholeRange() {
    float[] weights = {-2, 0, 1, 2};
    Quantiser quantiser = Quantiser.forWeights(weights);

    assertThat(quantiser.round(weights))
        .containsExactly(
            (short) -Quantiser.LARGEST,
            (short) 0,
            (short) Math.round(Quantiser.LARGEST / 2.0),
            (short) Quantiser.LARGEST);
  }

  @Test
  void leavesNoughtsAlone() {
    assertThat(Quantiser.forWeights(new float[3]).round(new float[3])).containsOnly((short) 0);
  }

  @Test
  void staysInItsRange() {
    assertThat(new Quantiser(1).round(1e9f)).isEqualTo((short) Quantiser.LARGEST);
    assertThat(new Quantiser(1).round(-1e9f)).isEqualTo((short) -Quantiser.LARGEST);
  }
}
