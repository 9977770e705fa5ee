package dodona.neural.kernel;

/** Turns rows into columns, in squares that stay in the nearest cache. */
final class Transposition {

  private static final int SQUARE = 32;

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

  private static void square(Tile from, int row, int endRow, int column, int endColumn, Tile to) {
    for (int j = column; j < endColumn; j++) {
      float[] target = to.rows()[to.row() + j];
      for (int i = row; i < endRow; i++) {
        target[to.column() + i] = from.rows()[from.row() + i][from.column() + j];
      }
    }
  }
}
