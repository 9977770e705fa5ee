package dodona.linear;

/** Adds up rows of a weight table in 16 bits; for one thread. */
abstract class RowAdder {

  /** Sums of 16 bits hold so many weights of at most {@link RowSum#LARGEST}. */
  static final int MOST_ROWS = 96;

  /**
   * Sets scores to the sums of some rows, column by column.
   *
   * @param rows where the rows start, {@code from} to {@code end − 1}, at most {@link #MOST_ROWS}
   */
  abstract void sum(short[] weights, int[] rows, int from, int end, int[] scores);
}
