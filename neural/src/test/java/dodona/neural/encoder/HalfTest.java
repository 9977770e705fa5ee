package dodona.neural.encoder;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HalfTest {

  @Test
  void everyHalfIsItselfAgain() {
    for (int bits = 0; bits < 1 << 16; bits++) {
      float value = Half.toFloat((short) bits);
      if (!Float.isNaN(value)) {
        assertThat(Half.of(value)).isEqualTo((short) bits);
      }
    }
  }

  @Test
  void floatsBecomeTheNearestHalf() {
    assertThat(Half.toFloat(Half.of(1f + 0x1p-11f))).isEqualTo(1f); // a tie goes to the even one
    assertThat(Half.toFloat(Half.of(1f + 0x1.8p-11f))).isEqualTo(1f + 0x1p-10f);
    assertThat(Half.toFloat(Half.of(65519f))).isEqualTo(65504f);
    assertThat(Half.toFloat(Half.of(65520f))).isInfinite();
    assertThat(Half.toFloat(Half.of(-1e-9f))).isEqualTo(-0f);
    assertThat(Half.toFloat(Half.of(Float.NaN))).isNaN();
    assertThat(Half.toFloat(Half.of(0.1f))).isBetween(0.0999f, 0.1001f);
  }
}
