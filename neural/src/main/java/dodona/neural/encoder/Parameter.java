package dodona.neural.encoder;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A matrix of weights under a name; a vector is a matrix of one row. */
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

  /** What the matrix is called, such as {@code layer 3 inner}. */
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

  /** How long the rows are. */
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

  /** Whether there is but one row. */
  public boolean isVector() {
    return rows.length == 1;
  }

  @Override
  public String toString() {
    return name + " [" + rows.length + ", " + columns() + "]";
  }
}
