package dodona.neural.encoder;

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

  /** Whether there is but one row. */
  public boolean isVector() {
    return rows.length == 1;
  }

  @Override
  public String toString() {
    return name + " [" + rows.length + ", " + columns() + "]";
  }
}
