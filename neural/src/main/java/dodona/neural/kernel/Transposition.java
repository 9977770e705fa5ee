package dodona.neural.kernel;

/** Turns rows into columns, in squares that stay in the nearest cache, eight rows at a time. */
final class Transposition {

  private static final int SQUARE = 32;
  private static final int ROWS = 8;

  private Transposition() {}

  /** Sets {@code to[j][i] = from[i][j]} for so many rows i and columns j. */
  static void copy(Tile from, int rows, int columns, Tile to) {
    for (int i = 0; i < rows; i += SQUARE) {
      int endRow = Math.min(rows, i + SQUARE);
      for (int j = 0; j < columns; j += SQUARE) {
        square(from, i, endRow, j, Math.min(columns, j + SQUARE), to);
      }
    }
  }

  /** Sets {@code to[j·stride + i] = from[i][j]} for so many rows i and columns j. */
  static void copy(Tile from, int rows, int columns, float[] to, int stride) {
    float[][] source = from.rows();
    for (int j = 0; j < columns; j += SQUARE) {
      int endColumn = Math.min(columns, j + SQUARE);
      int i = 0;
      for (; i + ROWS <= rows; i += ROWS) {
        eightRows(source, from.row() + i, from.column(), j, endColumn, to, stride, i);
      }
      for (; i < rows; i++) {
        float[] row = source[from.row() + i];
        for (int k = j; k < endColumn; k++) {
          to[k * stride + i] = row[from.column() + k];
        }
      }
    }
  }

  private static void eightRows(
      float[][] source,
      int first,
      int shift,
      int column,
      int endColumn,
      float[] to,
      int stride,
      int i) {
    float[] r0 = source[first];
    float[] r1 = source[first + 1];
    float[] r2 = source[first + 2];
    float[] r3 = source[first + 3];
    float[] r4 = source[first + 4];
    float[] r5 = source[first + 5];
    float[] r6 = source[first + 6];
    float[] r7 = source[first + 7];
    for (int j = column; j < endColumn; j++) {
      int at = shift + j;
      write(to, j * stride + i, r0[at], r1[at], r2[at], r3[at], r4[at], r5[at], r6[at], r7[at]);
    }
  }

  private static void square(Tile from, int row, int endRow, int column, int endColumn, Tile to) {
    float[][] source = from.rows();
    int i = row;
    for (; i + ROWS <= endRow; i += ROWS) {
      int first = from.row() + i;
      float[] r0 = source[first];
      float[] r1 = source[first + 1];
      float[] r2 = source[first + 2];
      float[] r3 = source[first + 3];
      float[] r4 = source[first + 4];
      float[] r5 = source[first + 5];
      float[] r6 = source[first + 6];
      float[] r7 = source[first + 7];
      for (int j = column; j < endColumn; j++) {
        int at = from.column() + j;
        write(
            to.rows()[to.row() + j], //
            to.column() + i,
            r0[at],
            r1[at],
            r2[at],
            r3[at],
            r4[at],
            r5[at],
            r6[at],
            r7[at]);
      }
    }
    for (; i < endRow; i++) {
      for (int j = column; j < endColumn; j++) {
        to.rows()[to.row() + j][to.column() + i] = source[from.row() + i][from.column() + j];
      }
    }
  }

  private static void write(
      float[] target,
      int at,
      float x0,
      float x1,
      float x2,
      float x3,
      float x4,
      float x5,
      float x6,
      float x7) {
    target[at] = x0;
    target[at + 1] = x1;
    target[at + 2] = x2;
    target[at + 3] = x3;
    target[at + 4] = x4;
    target[at + 5] = x5;
    target[at + 6] = x6;
    target[at + 7] = x7;
  }
}
