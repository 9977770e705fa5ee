package dodona.neural.kernel;

/**
 * Multiplication and addition with one rounding, the same bits everywhere. Java has it as {@link
 * Math#fma(float, float, float)}, but goes through decimal numbers where the processor lacks the
 * instruction, or may not use it: hundreds of times slower, so that a network seems to hang.
 */
final class Fused {

  /** True if the processor has an instruction for it. */
  static final boolean IS_NATIVE = isNative();

  /** The bits of a double that a float cannot represent, and those of a number half-way. */
  private static final long BEYOND_FLOAT = 0x1FFF_FFFFL;

  private static final long HALFWAY = 0x1000_0000L;

  private static final int TRIALS = 50;
  private static final int CALLS = 4;
  private static final long MOST_NANOS = CALLS * 250L;

  private Fused() {}

  /** The float that is nearest to {@code a·b + c}. */
  static float multiplyAdd(float a, float b, float c) {
    return IS_NATIVE ? Math.fma(a, b, c) : exact(a, b, c);
  }

  /**
   * The same without the instruction. The product of two floats is exact as a double. Their sum is
   * rounded to a double and then to a float, which differs from one rounding only if the double
   * lies half-way between two floats.
   */
  static float exact(float a, float b, float c) {
    double product = (double) a * b;
    double sum = product + c;
    long bits = Double.doubleToRawLongBits(sum);
    if ((bits & BEYOND_FLOAT) != HALFWAY && Math.abs(sum) >= Float.MIN_NORMAL) {
      return (float) sum;
    }
    return (float) roundedToOdd(product, c, sum, bits);
  }

  /** A sum whose last bit is set if it is not exact; so rounding it again does no harm. */
  private static double roundedToOdd(double product, double c, double sum, long bits) {
    double part = sum - product;
    double error = (product - (sum - part)) + (c - part);
    boolean isExact = !(error > 0 || error < 0);
    if (isExact || (bits & 1) != 0) {
      return sum;
    }
    return Double.longBitsToDouble((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
  }

  /**
   * Java does not say whether it has the instruction, but one call takes some ten nanoseconds with
   * it, and thousands without. The shortest of several trials counts, which other programs do not
   * disturb; and a wrong guess would cost time only.
   */
  private static boolean isNative() {
    long least = Long.MAX_VALUE;
    float x = 0.1f;
    for (int i = 0; i < TRIALS; i++) {
      long started = System.nanoTime();
      for (int j = 0; j < CALLS; j++) {
        x = Math.fma(x, 0.9f, 0.01f);
      }
      least = Math.min(least, System.nanoTime() - started);
    }
    return least < MOST_NANOS && x > 0;
  }
}
