package dodona.neural.encoder;

import java.nio.ByteBuffer;

/**
 * Rows of whole numbers in few bits, after what they are multiples of. With so few numbers, the
 * largest weights of a row would leave too few for the others, so they are cut off where that
 * brings the sum of squared errors down.
 */
final class PackedBits {

  private static final int UNITS = 16;

  private PackedBits() {}

  /** Writes a row in numbers of some bits, one of which is for the sign. */
  static void encode(float[] row, int bits, ByteBuffer out) {
    int most = (1 << (bits - 1)) - 1;
    float unit = bestUnit(row, most);
    out.putFloat(unit);
    int buffer = 0;
    int filled = 0;
    for (float value : row) {
      buffer = (buffer << bits) | (number(value, unit, most) & ((1 << bits) - 1));
      filled += bits;
      while (filled >= Byte.SIZE) {
        filled -= Byte.SIZE;
        out.put((byte) (buffer >> filled));
      }
    }
    if (filled > 0) {
      out.put((byte) (buffer << (Byte.SIZE - filled)));
    }
  }

  /** Reads a row. */
  static void decode(ByteBuffer in, int bits, float[] row) {
    float unit = in.getFloat();
    int buffer = 0;
    int filled = 0;
    for (int i = 0; i < row.length; i++) {
      while (filled < bits) {
        buffer = (buffer << Byte.SIZE) | (in.get() & 0xff);
        filled += Byte.SIZE;
      }
      filled -= bits;
      int shifted = buffer >> filled;
      row[i] = (shifted << (Integer.SIZE - bits) >> (Integer.SIZE - bits)) * unit;
    }
  }

  private static int number(float value, float unit, int most) {
    return unit == 0 ? 0 : Math.max(-most, Math.min(most, Math.round(value / unit)));
  }

  /**
   * The unit of the least squared error among some; the largest of equally good ones, which is the
   * old one if the row was rounded before.
   */
  private static float bestUnit(float[] row, int most) {
    float largest = WeightFormat.most(row) / most;
    float best = WeightFormat.unit(largest);
    double least = error(row, best, most);
    for (int i = 1; i < UNITS && least > 0; i++) {
      float unit = WeightFormat.unit(largest * (1 - i / (2f * UNITS)));
      double error = error(row, unit, most);
      if (error < least) {
        least = error;
        best = unit;
      }
    }
    return best;
  }

  private static double error(float[] row, float unit, int most) {
    double error = 0;
    for (float value : row) {
      double missing = value - (double) number(value, unit, most) * unit;
      error += missing * missing;
    }
    return error;
  }
}
