package dodona.neural.kernel;

/** Turns rows into columns, in squares that stay in the nearest cache, eight rows at a time. */
final class Transposition {

  private static final int SQUARE = 32;
  private static final int ROWS = 8;

  private Transposition() {}

  /** Sets {@code to[j][i] = from[i][j]} for so many rows i and columns j. */
  static void copy(Tile from, int rows, int columns, Tile to) {
    float[] square = new float[SQUARE * SQUARE];
    for (int i = 0; i < rows; i += SQUARE) {
      int height = Math.min(SQUARE, rows - i);
      for (int j = 0; j < columns; j += SQUARE) {
        int width = Math.min(SQUARE, columns - j);
        Tile part = new Tile(from.rows(), from.row() + i, from.column() + j);
        copy(part, height, width, square, SQUARE);
        for (int k = 0; k < width; k++) {
          float[] target = to.rows()[to.row() + j + k];
          System.arraycopy(square, k * SQUARE, target, to.column() + i, height);
        }
      }
    }
  }

  /** Sets {@code to[j·stride + i] = from[i][j]} for so many rows i and columns j. */
  static void copy(Tile from, int rows, int columns, float[] to, int stride) {
    for (int j = 0; j < columns; j += SQUARE) {
      int end = Math.min(columns, j + SQUARE);
      int i = 0;
      for (; i + ROWS <= rows; i += ROWS) {
        eightRows(from, i, j, end, to, stride);
      }
      for (; i < rows; i++) {
        float[] row = from.rows()[from.row() + i];
        for (int k = j; k < end; k++) {
          to[k * stride + i] = row[from.column() + k];
        }
      }
    }
  }

  private static void eightRows(Tile from, int i, int column, int end, float[] to, int stride) {
    float[][] rows = from.rows();
    int first = from.row() + i;
    float[] r0 = rows[first];
    float[] r1 = rows[first + 1];
    float[] r2 = rows[first + 2];
    float[] r3 = rows[first + 3];
    float[] r4 = rows[first + 4];
    float[] r5 = rows[first + 5];
    float[] r6 = rows[first + 6];
    float[] r7 = rows[first + 7];
    for (int j = column; j < end; j++) {
      int source = from.column() + j;
      int target = j * stride + i;
      to[target] = r0[source];
      to[target + 1] = r1[source];
      to[target + 2] = r2[source];
      to[target + 3] = r3[source];
      to[target + 4] = r4[source];
      to[target + 5] = r5[source];
      to[target + 6] = r6[source];
      to[target + 7] = r7[source];
    }
  }
}
