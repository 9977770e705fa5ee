package dodona.neural.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class FusedTest {

  private static final float[] SPECIAL = {
    0f,
    -0f,
    1f,
    -1f,
    Float.MIN_VALUE,
    -Float.MIN_VALUE,
    Float.MIN_NORMAL,
    Float.MAX_VALUE,
    -Float.MAX_VALUE,
    Float.POSITIVE_INFINITY,
    Float.NEGATIVE_INFINITY,
    Float.NaN,
    1f + 0x1p-23f,
    0x1p-24f,
    0x1p-75f
  };

  @Test
  void sameBitsWithoutTheInstructionForAnyFloats() {
    Random random = new Random(1);
    for (int i = 0; i < 300_000; i++) {
      compare(anyFloat(random), anyFloat(random), anyFloat(random));
    }
  }

  @Test
  void sameBitsForSpecialValues() {
    for (float a : SPECIAL) {
      for (float b : SPECIAL) {
        for (float c : SPECIAL) {
          compare(a, b, c);
        }
      }
    }
  }

  @Test
  void sameBitsWhereTwoRoundingsGoWrong() {
    // c is a float, and the product half of its last place, a very little more or less.
    Random random = new Random(2);
    int wrong = 0;
    for (int i = 0; i < 100_000; i++) {
      float c = 1f + random.nextInt(1 << 23) * 0x1p-23f;
      float a = 0x1p-12f * (1f + random.nextInt(3) * 0x1p-23f);
      float b = 0x1p-12f * (1f - random.nextInt(3) * 0x1p-24f);
      compare(a, b, c);
      compare(-a, b, c);
      wrong += (float) ((double) a * b + c) == Math.fma(a, b, c) ? 0 : 1;
    }
    assertThat(wrong).isPositive();
  }

  @Test
  void sameBitsAmongTheSmallestFloats() {
    Random random = new Random(3);
    for (int i = 0; i < 100_000; i++) {
      float c = Float.intBitsToFloat(random.nextInt(1 << 24));
      compare(0x1p-70f * (1f + random.nextFloat()), 0x1p-70f * random.nextFloat(), c);
      compare(-0x1p-75f * (1f + random.nextFloat()), 0x1p-74f * random.nextFloat(), c);
    }
  }

  private static float anyFloat(Random random) {
    return Float.intBitsToFloat(random.nextInt());
  }

  private static void compare(float a, float b, float c) {
    int expected = Float.floatToIntBits(Math.fma(a, b, c));
    if (Float.floatToIntBits(Fused.exact(a, b, c)) != expected) {
      assertThat(Fused.exact(a, b, c)).as("%s · %s + %s", a, b, c).isEqualTo(Math.fma(a, b, c));
      throw new AssertionError("the sign of zero of " + a + " · " + b + " + " + c);
    }
  }
}
