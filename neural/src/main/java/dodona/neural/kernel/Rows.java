package dodona.neural.kernel;

/** Growing matrices. */
public final class Rows {

  private Rows() {}

  /** A matrix of at least so many rows: the given one, or a larger one with the same rows. */
  public static float[][] atLeast(float[][] rows, int count, int columns) {
    if (rows.length >= count) {
      return rows;
    }
    float[][] grown = new float[Math.max(count, rows.length + rows.length / 4)][];
    System.arraycopy(rows, 0, grown, 0, rows.length);
    for (int i = rows.length; i < grown.length; i++) {
      grown[i] = new float[columns];
    }
    return grown;
  }
}
