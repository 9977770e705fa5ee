package dodona.linear;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Sums with the Vector API, which this class, loaded by name, and its loops alone need.
 *
 * <p>The sums of up to four vectors of columns stay in registers while we go down all rows, which
 * the Vector API sees to only for local variables: so a loop for each number of vectors, and for
 * weights of each size. The last vector of a row ends where the row ends, and may overlap the one
 * before: a sum that is computed twice is the same.
 */
final class VectorRows extends RowAdder {

  static final VectorSpecies<Short> SPECIES = ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> WIDE =
      VectorSpecies.of(int.class, SPECIES.vectorShape());

  static final int LENGTH = SPECIES.length();

  private static final Loops<short[]> SHORTS = new ShortRows();
  private static final Loops<byte[]> BYTES = new ByteRows();

  private final int width;

  VectorRows(int width) {
    if (width < LENGTH) {
      throw new UnsupportedOperationException("rows of " + width + " are shorter than a vector");
    }
    this.width = width;
  }

  @Override
  void sum(RowWeights weights, int[] rows, int from, int end, int[] scores) {
    byte[] bytes = weights.bytes();
    if (bytes == null) {
      sum(SHORTS, weights.shorts(), rows, from, end, scores);
    } else {
      sum(BYTES, bytes, rows, from, end, scores);
    }
  }

  private <W> void sum(Loops<W> loops, W weights, int[] rows, int from, int end, int[] scores) {
    int last = width - LENGTH;
    int column = 0;
    for (; column + 3 * LENGTH < width; column += 4 * LENGTH) {
      int fourth = Math.min(column + 3 * LENGTH, last);
      loops.sumFour(weights, rows, from, end, scores, column, fourth);
    }
    if (column + 2 * LENGTH < width) {
      loops.sumThree(weights, rows, from, end, scores, column, last);
    } else if (column + LENGTH < width) {
      loops.sumTwo(weights, rows, from, end, scores, column, last);
    } else if (column < width) {
      loops.sumOne(weights, rows, from, end, scores, last);
    }
  }

  /**
   * Loops down all rows for some vectors of columns, each of which begins at a given column or a
   * vector after the one before.
   *
   * @param <W> an array of weights
   */
  interface Loops<W> {

    void sumFour(W weights, int[] rows, int from, int end, int[] scores, int first, int fourth);

    void sumThree(W weights, int[] rows, int from, int end, int[] scores, int first, int third);

    void sumTwo(W weights, int[] rows, int from, int end, int[] scores, int first, int second);

    void sumOne(W weights, int[] rows, int from, int end, int[] scores, int first);
  }

  /** Widens sums and stores them, without an array of shorts in between. */
  static void store(ShortVector sums, int[] scores, int column) {
    ((IntVector) sums.convertShape(VectorOperators.S2I, WIDE, 0)).intoArray(scores, column);
    ((IntVector) sums.convertShape(VectorOperators.S2I, WIDE, 1))
        .intoArray(scores, column + WIDE.length());
  }
}
