package dodona.neural.network;

import dodona.neural.kernel.Rows;

/** Rows of floats that grow in number. */
final class Matrix {

  private final int columns;
  private float[][] rows = new float[0][];

  Matrix(int columns) {
    this.columns = columns;
  }

  /** At least so many rows, with what they held before. */
  float[][] rows(int count) {
    rows = Rows.atLeast(rows, count, columns);
    return rows;
  }
}
