package dodona.neural.encoder;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A named weight matrix; a vector is a matrix with one row. */
public final class Parameter {

  private final String name;
  private final float[][] rows;

  /** A matrix of zeros. */
  public Parameter(String name, int rows, int columns) {
    this.name = name;
    this.rows = new float[rows][columns];
  }

  /** A vector of zeros. */
  public static Parameter vector(String name, int length) {
    return new Parameter(name, 1, length);
  }

  /** Returns the name of the matrix, such as {@code layer 3 inner}. */
  public String name() {
    return name;
  }

  /** The matrix itself, not a copy; a linear map has a row for each input. */
  public float[][] rows() {
    return rows;
  }

  /** The first row: all there is of a vector. */
  public float[] values() {
    return rows[0];
  }

  /** Returns the length of the rows. */
  public int columns() {
    return rows[0].length;
  }

  /** Takes over the values of another matrix of the same shape. */
  public void set(Parameter other) {
    if (other.rows.length != rows.length || other.columns() != columns()) {
      throw new IllegalArgumentException(other + " does not fit " + this);
    }
    for (int i = 0; i < rows.length; i++) {
      System.arraycopy(other.rows[i], 0, rows[i], 0, rows[i].length);
    }
  }

  /** Writes all values, for a checkpoint. */
  public void save(DataOutput out) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * columns());
    for (float[] row : rows) {
      bytes.asFloatBuffer().put(row);
      out.write(bytes.array());
    }
  }

  /** Reads what {@link #save} wrote. */
  public void restore(DataInput in) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * columns());
    for (float[] row : rows) {
      in.readFully(bytes.array());
      bytes.asFloatBuffer().get(row);
    }
  }

  /** Returns whether there is only one row. */
  public boolean isVector() {
    return rows.length == 1;
  }

  @Override
  public String toString() {
    return name + " [" + rows.length + ", " + columns() + "]";
  }
}
