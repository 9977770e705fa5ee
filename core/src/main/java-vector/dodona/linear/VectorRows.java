package dodona.linear;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Sums with the Vector API; the only class of the module that needs it, loaded by name.
 *
 * <p>The sums of up to four vectors of columns stay in registers while we go down all rows, which
 * the Vector API sees to only for local variables: hence a loop for each number of vectors. The
 * last vector of a row ends where the row ends, and may overlap the one before: a sum that is
 * computed twice is the same.
 */
final class VectorRows extends RowAdder {

  private static final VectorSpecies<Short> SPECIES = ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> WIDE =
      VectorSpecies.of(int.class, SPECIES.vectorShape());

  private static final int LENGTH = SPECIES.length();

  private final int width;

  VectorRows(int width) {
    if (width < LENGTH) {
      throw new UnsupportedOperationException("rows of " + width + " are shorter than a vector");
    }
    this.width = width;
  }

  @Override
  void sum(short[] weights, int[] rows, int from, int end, int[] scores) {
    int last = width - LENGTH;
    int column = 0;
    for (; column + 3 * LENGTH < width; column += 4 * LENGTH) {
      int fourth = Math.min(column + 3 * LENGTH, last);
      sumFour(weights, rows, from, end, scores, column, fourth);
    }
    if (column + 2 * LENGTH < width) {
      sumThree(weights, rows, from, end, scores, column, last);
    } else if (column + LENGTH < width) {
      sumTwo(weights, rows, from, end, scores, column, last);
    } else if (column < width) {
      sumOne(weights, rows, from, end, scores, last);
    }
  }

  private static void sumFour(
      short[] weights, int[] rows, int from, int end, int[] scores, int first, int fourth) {
    int second = first + LENGTH;
    int third = second + LENGTH;
    ShortVector sumA = ShortVector.zero(SPECIES);
    ShortVector sumB = ShortVector.zero(SPECIES);
    ShortVector sumC = ShortVector.zero(SPECIES);
    ShortVector sumD = ShortVector.zero(SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(ShortVector.fromArray(SPECIES, weights, row + first));
      sumB = sumB.add(ShortVector.fromArray(SPECIES, weights, row + second));
      sumC = sumC.add(ShortVector.fromArray(SPECIES, weights, row + third));
      sumD = sumD.add(ShortVector.fromArray(SPECIES, weights, row + fourth));
    }
    store(sumA, scores, first);
    store(sumB, scores, second);
    store(sumC, scores, third);
    store(sumD, scores, fourth);
  }

  private static void sumThree(
      short[] weights, int[] rows, int from, int end, int[] scores, int first, int third) {
    int second = first + LENGTH;
    ShortVector sumA = ShortVector.zero(SPECIES);
    ShortVector sumB = ShortVector.zero(SPECIES);
    ShortVector sumC = ShortVector.zero(SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(ShortVector.fromArray(SPECIES, weights, row + first));
      sumB = sumB.add(ShortVector.fromArray(SPECIES, weights, row + second));
      sumC = sumC.add(ShortVector.fromArray(SPECIES, weights, row + third));
    }
    store(sumA, scores, first);
    store(sumB, scores, second);
    store(sumC, scores, third);
  }

  private static void sumTwo(
      short[] weights, int[] rows, int from, int end, int[] scores, int first, int second) {
    ShortVector sumA = ShortVector.zero(SPECIES);
    ShortVector sumB = ShortVector.zero(SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(ShortVector.fromArray(SPECIES, weights, row + first));
      sumB = sumB.add(ShortVector.fromArray(SPECIES, weights, row + second));
    }
    store(sumA, scores, first);
    store(sumB, scores, second);
  }

  private static void sumOne(
      short[] weights, int[] rows, int from, int end, int[] scores, int first) {
    ShortVector sumA = ShortVector.zero(SPECIES);
    for (int k = from; k < end; k++) {
      sumA = sumA.add(ShortVector.fromArray(SPECIES, weights, rows[k] + first));
    }
    store(sumA, scores, first);
  }

  /** Widens sums and stores them, without an array of shorts in between. */
  private static void store(ShortVector sums, int[] scores, int column) {
    ((IntVector) sums.convertShape(VectorOperators.S2I, WIDE, 0)).intoArray(scores, column);
    ((IntVector) sums.convertShape(VectorOperators.S2I, WIDE, 1))
        .intoArray(scores, column + WIDE.length());
  }
}
