package dodona.linear;

import dodona.error.InvalidInputException;
import java.io.ByteArrayOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Weights as bytes: each weight w is 2 w, or −2 w − 1 if it is negative, in groups of seven bits,
 * the lowest first, all but the last with the eighth bit set; and all of that deflated. Most
 * weights are small, and many are 0.
 */
public final class WeightCodec {

  private static final int MOST_BYTES_OF_WEIGHT = 3;

  /** Deflate makes nothing smaller than by this factor. */
  public static final long BEST_RATIO = 1032;

  private WeightCodec() {}

  /** The bytes that denote some weights. */
  public static byte[] encode(short[] weights) {
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] plain = new byte[1 << 16];
      byte[] packed = new byte[1 << 16];
      int length = 0;
      for (short weight : weights) {
        int rest = weight < 0 ? (-2 * weight) - 1 : 2 * weight;
        while (rest >= 128) {
          plain[length++] = (byte) (rest | 128);
          rest >>>= 7;
        }
        plain[length++] = (byte) rest;
        if (length > plain.length - MOST_BYTES_OF_WEIGHT) {
          deflater.setInput(plain, 0, length);
          drain(deflater, packed, out);
          length = 0;
        }
      }
      deflater.setInput(plain, 0, length);
      deflater.finish();
      drain(deflater, packed, out);
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  private static void drain(Deflater deflater, byte[] packed, ByteArrayOutputStream out) {
    int count = deflater.deflate(packed);
    while (count > 0) {
      out.write(packed, 0, count);
      count = deflater.deflate(packed);
    }
  }

  /**
   * The weights that some bytes denote.
   *
   * @param count how many they have to be
   * @throws InvalidInputException if they are not so many, or not weights
   */
  public static short[] decode(byte[] bytes, int count) {
    if (count > bytes.length * BEST_RATIO) {
      throw new InvalidInputException(count + " weights cannot be in " + bytes.length + " bytes");
    }
    short[] weights = new short[count];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(bytes);
      byte[] plain = new byte[1 << 16];
      int done = 0;
      int shift = 0;
      int value = 0;
      while (!inflater.finished()) {
        int length = inflater.inflate(plain);
        if (length == 0 && !inflater.finished()) {
          throw new InvalidInputException("the weights are truncated");
        }
        for (int i = 0; i < length; i++) {
          if (shift == 0 && plain[i] >= 0 && done < count) {
            weights[done++] = (short) decoded(plain[i]); // nearly all weights are one byte
            continue;
          }
          value |= (plain[i] & 127) << shift;
          shift += 7;
          if (plain[i] >= 0) {
            int weight = decoded(value);
            if (done == count || Math.abs(weight) > Quantizer.LARGEST) {
              throw new InvalidInputException("too many weights, or one that is too large");
            }
            weights[done++] = (short) weight;
            value = 0;
            shift = 0;
          } else if (shift >= 7 * MOST_BYTES_OF_WEIGHT) {
            throw new InvalidInputException("a weight that is too large");
          }
        }
      }
      if (done < count || shift > 0 || inflater.getRemaining() > 0) {
        throw new InvalidInputException("too few weights, or extra data after them");
      }
      return weights;
    } catch (DataFormatException e) {
      throw new InvalidInputException("the weights are not deflated data", e);
    } finally {
      inflater.end();
    }
  }

  private static int decoded(int value) {
    return (value & 1) == 0 ? value >>> 1 : -((value + 1) >>> 1);
  }
}
