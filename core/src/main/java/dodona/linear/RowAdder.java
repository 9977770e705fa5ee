package dodona.linear;

/** Adds up rows of a weight table in 16 bits; for one thread. */
abstract class RowAdder {

  /** Sums of 16 bits hold so many weights of at most {@link RowSum#LARGEST}. */
  static final int MOST_ROWS = 96;

  /** Sums of 16 bits hold so many weights that fit into a byte. */
  static final int MOST_BYTE_ROWS = Short.MAX_VALUE / Quantizer.LARGEST_BYTE;

  /**
   * Sets scores to the sums of some rows, column by column.
   *
   * @param rows where the rows start, {@code from} to {@code end − 1}, at most {@link
   *     RowWeights#mostRows}
   */
  abstract void sum(RowWeights weights, int[] rows, int from, int end, int[] scores);
}
