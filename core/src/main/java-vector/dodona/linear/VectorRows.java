package dodona.linear;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Sums with the Vector API; the only class of the module that needs it, loaded by name.
 *
 * <p>The sums of four vectors of columns stay in registers while we go down all rows. The last
 * vector of a row ends where the row ends, and may overlap the one before: a sum that is computed
 * twice is the same.
 */
final class VectorRows extends RowAdder {

  private static final VectorSpecies<Short> SPECIES = ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> WIDE = IntVector.SPECIES_PREFERRED;

  /** As many shorts as a vector has ints. */
  private static final VectorSpecies<Short> HALF =
      VectorSpecies.of(short.class, VectorShape.forBitSize(SPECIES.vectorBitSize() / 2));

  private static final int LENGTH = SPECIES.length();

  private final short[] sums;

  VectorRows(int width) {
    if (width < LENGTH) {
      throw new UnsupportedOperationException("rows of " + width + " are shorter than a vector");
    }
    this.sums = new short[width];
  }

  @Override
  void sum(short[] weights, int[] rows, int from, int end, int[] scores) {
    int last = sums.length - LENGTH;
    for (int column = 0; column < sums.length; column += 4 * LENGTH) {
      int a = Math.min(column, last);
      int b = Math.min(column + LENGTH, last);
      int c = Math.min(column + 2 * LENGTH, last);
      int d = Math.min(column + 3 * LENGTH, last);
      sum(weights, rows, from, end, a, b, c, d);
    }
    widen(scores);
  }

  private void sum(short[] weights, int[] rows, int from, int end, int a, int b, int c, int d) {
    ShortVector sumA = ShortVector.zero(SPECIES);
    ShortVector sumB = ShortVector.zero(SPECIES);
    ShortVector sumC = ShortVector.zero(SPECIES);
    ShortVector sumD = ShortVector.zero(SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(ShortVector.fromArray(SPECIES, weights, row + a));
      sumB = sumB.add(ShortVector.fromArray(SPECIES, weights, row + b));
      sumC = sumC.add(ShortVector.fromArray(SPECIES, weights, row + c));
      sumD = sumD.add(ShortVector.fromArray(SPECIES, weights, row + d));
    }
    sumA.intoArray(sums, a);
    sumB.intoArray(sums, b);
    sumC.intoArray(sums, c);
    sumD.intoArray(sums, d);
  }

  private void widen(int[] scores) {
    int last = sums.length - HALF.length();
    for (int column = 0; column < sums.length; column += HALF.length()) {
      int t = Math.min(column, last);
      IntVector wide = (IntVector) ShortVector.fromArray(HALF, sums, t).castShape(WIDE, 0);
      wide.intoArray(scores, t);
    }
  }
}
