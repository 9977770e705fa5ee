package dodona.neural.kernel;

/** A position in a matrix at which a product begins. */
public final class Tile {

  private final float[][] rows;
  private final int row;
  private final int column;

  /** The part of a matrix that begins at a row and a column. */
  public Tile(float[][] rows, int row, int column) {
    this.rows = rows;
    this.row = row;
    this.column = column;
  }

  /** A whole matrix. */
  public static Tile of(float[][] rows) {
    return new Tile(rows, 0, 0);
  }

  /** The matrix. */
  public float[][] rows() {
    return rows;
  }

  /** The first row. */
  public int row() {
    return row;
  }

  /** The first column. */
  public int column() {
    return column;
  }
}
