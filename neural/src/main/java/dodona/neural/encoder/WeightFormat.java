package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;

/** The stored format of weight matrices; vectors are always stored in full precision. */
public enum WeightFormat {
  /** All bits. */
  FLOAT32(32, 0) {
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
  FLOAT16(16, 0) {
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
  INT8(8, 4) {
    @Override
    void encode(float[] row, ByteBuffer out) {
      float unit = unit(most(row) / 127);
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
  },
  /** Whole numbers from −15 to 15, packed in five bits each. */
  INT5(5, 4) {
    @Override
    void encode(float[] row, ByteBuffer out) {
      PackedBits.encode(row, 5, out);
    }

    @Override
    void decode(ByteBuffer in, float[] row) {
      PackedBits.decode(in, 5, row);
    }
  },
  /** Whole numbers from −7 to 7, packed in four bits each. */
  INT4(4, 4) {
    @Override
    void encode(float[] row, ByteBuffer out) {
      PackedBits.encode(row, 4, out);
    }

    @Override
    void decode(ByteBuffer in, float[] row) {
      PackedBits.decode(in, 4, row);
    }
  };

  /** The low bits of a unit that are zero, so that 127 times a unit is exact. */
  private static final int UNIT_BITS = 0xff;

  private final int cellBits;
  private final int rowBytes;

  WeightFormat(int cellBits, int rowBytes) {
    this.cellBits = cellBits;
    this.rowBytes = rowBytes;
  }

  /** The largest absolute value of a row. */
  static float most(float[] row) {
    float most = 0;
    for (float value : row) {
      most = Math.max(most, Math.abs(value));
    }
    return most;
  }

  /**
   * Returns the unit whose multiples the values of a row are rounded to. It is slightly larger than
   * requested, so that values that were rounded once do not change again.
   */
  static float unit(float least) {
    int bits = Float.floatToIntBits(least);
    return Float.intBitsToFloat((bits & UNIT_BITS) == 0 ? bits : (bits | UNIT_BITS) + 1);
  }

  /** Changes values to what will be read if they are written. */
  public void round(Parameter parameter) {
    WeightFormat format = parameter.isVector() ? FLOAT32 : this;
    ByteBuffer buffer = ByteBuffer.allocate(format.rowBytes(parameter.columns()));
    for (float[] row : parameter.rows()) {
      buffer.clear();
      format.encode(row, buffer);
      buffer.flip();
      format.decode(buffer, row);
    }
  }

  /** Returns a copy of a row as it will be read if it is written. */
  float[] rounded(float[] row) {
    ByteBuffer buffer = ByteBuffer.allocate(rowBytes(row.length));
    encode(row, buffer);
    buffer.flip();
    float[] rounded = new float[row.length];
    decode(buffer, rounded);
    return rounded;
  }

  /** Returns whether rounding changes weights so much that training should account for it. */
  boolean isCoarse() {
    return cellBits < Byte.SIZE;
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
        "unknown weight format '" + name + "'; expected float32, float16, int8, int5 or int4");
  }

  /** Returns the number of bytes that a matrix takes. */
  public long bytes(long rows, long columns) {
    WeightFormat format = rows == 1 ? FLOAT32 : this;
    return rows * (format.rowBytes + (columns * format.cellBits + 7) / 8);
  }

  private int rowBytes(int columns) {
    return rowBytes + (columns * cellBits + 7) / 8;
  }

  /** Writes a matrix. */
  public void write(Parameter parameter, DataOutputStream out) throws IOException {
    WeightFormat format = parameter.isVector() ? FLOAT32 : this;
    ByteBuffer buffer = ByteBuffer.allocate(format.rowBytes(parameter.columns()));
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
    ByteBuffer buffer = ByteBuffer.allocate(format.rowBytes(parameter.columns()));
    for (float[] row : parameter.rows()) {
      in.readFully(buffer.array());
      buffer.clear();
      format.decode(buffer, row);
      requireFinite(row, parameter.name());
    }
  }

  /** Rejects weights that are not finite. */
  public static void requireFinite(float[] row, String name) {
    for (float value : row) {
      if (!Float.isFinite(value)) {
        throw new InvalidInputException(
            name + " contains the weight " + value + "; expected finite numbers");
      }
    }
  }
}
