package dodona.neural.encoder;

/** 16-bit floating-point numbers. */
public final class Half {

  private Half() {}

  /** The nearest float of 16 bits; what is too large becomes infinite. */
  public static short of(float value) {
    int bits = Float.floatToRawIntBits(value);
    int sign = bits >>> 16 & 0x8000;
    int magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000) {
      return (short) (sign | 0x7e00); // not a number
    }
    if (magnitude >= 0x47800000) {
      return (short) (sign | 0x7c00);
    }
    if (magnitude < 0x38800000) { // too small for an exponent: a multiple of 2⁻²⁴
      return (short) (sign | (int) Math.rint(Math.abs((double) value) * (1 << 24)));
    }
    int rounded = magnitude - 0x38000000 + 0xfff + (magnitude >>> 13 & 1);
    return (short) (sign | rounded >>> 13);
  }

  /** The float of 32 bits with the same value. */
  public static float toFloat(short half) {
    int sign = (half & 0x8000) << 16;
    int exponent = half >>> 10 & 0x1f;
    int fraction = half & 0x3ff;
    if (exponent == 0) {
      float small = fraction * 0x1p-24f;
      return sign == 0 ? small : -small;
    }
    int biased = exponent == 0x1f ? 0xff : exponent + 112;
    return Float.intBitsToFloat(sign | biased << 23 | fraction << 13);
  }
}
