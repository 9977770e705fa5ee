package dodona.linear;

import dodona.error.InvalidInputException;

/**
 * The start positions of rows in a weight table: any multiple of {@value #ALIGNMENT} below 2^bits,
 * so that rows overlap.
 *
 * <p>The row of a feature is as long as there are scores to add up. Rows that overlap share weights
 * at random, as colliding hashes do, and need neither a dictionary nor a multiple of the row's
 * length for every feature.
 *
 * @param bits the binary logarithm of the number of places
 * @param width the length of a row
 */
public record RowLayout(int bits, int width) {

  /** The distance between places where a row can start. */
  public static final int ALIGNMENT = 1 << 3;

  private static final int ALIGNMENT_BITS = 3;

  /** Multiplying by an odd number permutes the rows. */
  private static final int ODD = 0x9E3779B1;

  /** The fewest bits of a table. */
  public static final int LEAST_BITS = 8;

  /** The most bits of a table. */
  public static final int MOST_BITS = 27;

  /** Checks that the layout is a sensible one. */
  public RowLayout {
    if (bits < LEAST_BITS || bits > MOST_BITS) {
      throw new InvalidInputException(
          "a table of 2^" + bits + " weights; expected 2^" + LEAST_BITS + " to 2^" + MOST_BITS);
    }
    if (width < 1 || width > 1 << 16) {
      throw new InvalidInputException("rows of " + width + " weights; expected 1 to 65536");
    }
  }

  /** The number of weights of the table, including space for the last row. */
  public int cells() {
    return (1 << bits) + width;
  }

  /**
   * The cell of a feature for a decision that has no column in its row: one cell of another row,
   * and of a different one for each feature.
   *
   * @param start where the feature's own row starts
   */
  public int beside(int start) {
    int rows = 1 << (bits - ALIGNMENT_BITS);
    return ((start / ALIGNMENT * ODD) & (rows - 1)) * ALIGNMENT + ALIGNMENT - 1;
  }

  /** The start of the row of a hash whose upper bits are well mixed. */
  public int start(long hash) {
    return (int) (hash >>> (Long.SIZE - bits)) & -ALIGNMENT;
  }
}
