package dodona.linear;

/**
 * Rounds weights to small integers, as large as the {@linkplain RowSum sums of 16 bits} can bear.
 *
 * @param unit what an integer of 1 stands for
 */
public record Quantizer(float unit) {

  /** The largest absolute value of a rounded weight. */
  public static final int LARGEST = RowSum.LARGEST;

  /** The largest absolute value of a weight that is to fit into a byte. */
  static final int LARGEST_BYTE = Byte.MAX_VALUE;

  /** The quantizer that uses the whole range for some weights. */
  static Quantizer forWeights(float[] weights) {
    return forWeights(weights, LARGEST);
  }

  /** The quantizer that uses all of a byte's range for some weights. */
  public static Quantizer forBytes(float[] weights) {
    return forWeights(weights, LARGEST_BYTE);
  }

  private static Quantizer forWeights(float[] weights, int integer) {
    float largest = 0;
    for (float weight : weights) {
      largest = Math.max(largest, Math.abs(weight));
    }
    return new Quantizer(largest == 0 ? 1 : largest / integer);
  }

  /** A weight as an integer; beyond the range, the end of the range. */
  public short round(float weight) {
    int rounded = Math.round(weight / unit);
    return (short) Math.max(-LARGEST, Math.min(LARGEST, rounded));
  }

  /** Weights as integers. */
  public short[] round(float[] weights) {
    short[] rounded = new short[weights.length];
    for (int i = 0; i < weights.length; i++) {
      rounded[i] = round(weights[i]);
    }
    return rounded;
  }
}
