package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantizerTest {

  @Test
  void usesTheWholeRange() {
    float[] weights = {-2, 0, 1, 2};

    assertThat(Quantizer.forWeights(weights).round(weights))
        .containsExactly((short) -341, (short) 0, (short) 171, (short) 341);
    assertThat(Quantizer.forBytes(weights).round(weights))
        .containsExactly((short) -127, (short) 0, (short) 64, (short) 127);
  }

  @Test
  void leavesNoughtsAlone() {
    assertThat(Quantizer.forBytes(new float[3]).round(new float[3])).containsOnly((short) 0);
  }

  @Test
  void staysInItsRange() {
    assertThat(new Quantizer(1).round(1e9f)).isEqualTo((short) Quantizer.LARGEST);
    assertThat(new Quantizer(1).round(-1e9f)).isEqualTo((short) -Quantizer.LARGEST);
  }
}
