package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;

/** How the rows of weights are written; vectors always keep all their bits. */
public enum WeightFormat {
  /** All bits. */
  FLOAT32(4, 0) {
    @Override
    void encode(float[] row, ByteBuffer out) {
      for (float value : row) {
        out.putFloat(value);
      }
    }

    @Override
    void decode(ByteBuffer in, float[] row) {
      for (int i = 0; i < row.length; i++) {
        row[i] = in.getFloat();
      }
    }
  },
  /** Floats of 16 bits. */
  FLOAT16(2, 0) {
    @Override
    void encode(float[] row, ByteBuffer out) {
      for (float value : row) {
        out.putShort(Half.of(value));
      }
    }

    @Override
    void decode(ByteBuffer in, float[] row) {
      for (int i = 0; i < row.length; i++) {
        row[i] = Half.toFloat(in.getShort());
      }
    }
  },
  /** Whole numbers from −127 to 127 and, for each row, what they are multiples of. */
  INT8(1, 4) {
    @Override
    void encode(float[] row, ByteBuffer out) {
      float unit = unit(row);
      out.putFloat(unit);
      for (float value : row) {
        out.put((byte) (unit == 0 ? 0 : Math.round(value / unit)));
      }
    }

    @Override
    void decode(ByteBuffer in, float[] row) {
      float unit = in.getFloat();
      for (int i = 0; i < row.length; i++) {
        row[i] = in.get() * unit;
      }
    }
  };

  /** The low bits of a unit that are zero, so that 127 times a unit is exact. */
  private static final int UNIT_BITS = 0xff;

  private final int cellBytes;
  private final int rowBytes;

  WeightFormat(int cellBytes, int rowBytes) {
    this.cellBytes = cellBytes;
    this.rowBytes = rowBytes;
  }

  /**
   * What the values of a row are rounded to multiples of: a little more than the largest by 127, so
   * that what was rounded once is not changed again.
   */
  private static float unit(float[] row) {
    float most = 0;
    for (float value : row) {
      most = Math.max(most, Math.abs(value));
    }
    int bits = Float.floatToIntBits(most / 127);
    return Float.intBitsToFloat((bits & UNIT_BITS) == 0 ? bits : (bits | UNIT_BITS) + 1);
  }

  /** Changes values to what will be read if they are written. */
  public void round(Parameter parameter) {
    WeightFormat format = parameter.isVector() ? FLOAT32 : this;
    ByteBuffer buffer = ByteBuffer.allocate((int) format.bytes(2, parameter.columns()) / 2);
    for (float[] row : parameter.rows()) {
      buffer.clear();
      format.encode(row, buffer);
      buffer.flip();
      format.decode(buffer, row);
    }
  }

  abstract void encode(float[] row, ByteBuffer out);

  abstract void decode(ByteBuffer in, float[] row);

  /** The name in files, such as {@code float32}. */
  public String lowerCaseName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The format of a name. */
  public static WeightFormat named(String name) {
    for (WeightFormat format : values()) {
      if (format.lowerCaseName().equals(name)) {
        return format;
      }
    }
    throw new InvalidInputException(
        "unknown weights '" + name + "', expected float32, float16 or int8");
  }

  /** How many bytes a matrix takes. */
  public long bytes(long rows, long columns) {
    WeightFormat format = rows == 1 ? FLOAT32 : this;
    return rows * (format.rowBytes + columns * format.cellBytes);
  }

  /** Writes a matrix. */
  public void write(Parameter parameter, DataOutputStream out) throws IOException {
    WeightFormat format = parameter.isVector() ? FLOAT32 : this;
    ByteBuffer buffer = ByteBuffer.allocate((int) format.bytes(2, parameter.columns()) / 2);
    for (float[] row : parameter.rows()) {
      buffer.clear();
      format.encode(row, buffer);
      out.write(buffer.array());
    }
  }

  /**
   * Reads a matrix.
   *
   * @throws InvalidInputException if a weight is not a finite number
   */
  public void read(Parameter parameter, DataInputStream in) throws IOException {
    WeightFormat format = parameter.isVector() ? FLOAT32 : this;
    ByteBuffer buffer = ByteBuffer.allocate((int) format.bytes(2, parameter.columns()) / 2);
    for (float[] row : parameter.rows()) {
      in.readFully(buffer.array());
      buffer.clear();
      format.decode(buffer, row);
      requireFinite(row, parameter.name());
    }
  }

  /** Refuses weights with which one cannot calculate. */
  public static void requireFinite(float[] row, String name) {
    for (float value : row) {
      if (!Float.isFinite(value)) {
        throw new InvalidInputException(name + " holds a weight of " + value);
      }
    }
  }
}
