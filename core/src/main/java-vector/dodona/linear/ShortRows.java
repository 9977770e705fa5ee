package dodona.linear;

import jdk.incubator.vector.ShortVector;

/** The loops of {@link VectorRows} over weights of 16 bits. */
final class ShortRows implements VectorRows.Loops<short[]> {

  private static ShortVector load(short[] weights, int from) {
    return ShortVector.fromArray(VectorRows.SPECIES, weights, from);
  }

  @Override
  public void sumFour(
      short[] weights, int[] rows, int from, int end, int[] scores, int first, int fourth) {
    int second = first + VectorRows.LENGTH;
    int third = second + VectorRows.LENGTH;
    ShortVector sumA = ShortVector.zero(VectorRows.SPECIES);
    ShortVector sumB = ShortVector.zero(VectorRows.SPECIES);
    ShortVector sumC = ShortVector.zero(VectorRows.SPECIES);
    ShortVector sumD = ShortVector.zero(VectorRows.SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(load(weights, row + first));
      sumB = sumB.add(load(weights, row + second));
      sumC = sumC.add(load(weights, row + third));
      sumD = sumD.add(load(weights, row + fourth));
    }
    VectorRows.store(sumA, scores, first);
    VectorRows.store(sumB, scores, second);
    VectorRows.store(sumC, scores, third);
    VectorRows.store(sumD, scores, fourth);
  }

  @Override
  public void sumThree(
      short[] weights, int[] rows, int from, int end, int[] scores, int first, int third) {
    int second = first + VectorRows.LENGTH;
    ShortVector sumA = ShortVector.zero(VectorRows.SPECIES);
    ShortVector sumB = ShortVector.zero(VectorRows.SPECIES);
    ShortVector sumC = ShortVector.zero(VectorRows.SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(load(weights, row + first));
      sumB = sumB.add(load(weights, row + second));
      sumC = sumC.add(load(weights, row + third));
    }
    VectorRows.store(sumA, scores, first);
    VectorRows.store(sumB, scores, second);
    VectorRows.store(sumC, scores, third);
  }

  @Override
  public void sumTwo(
      short[] weights, int[] rows, int from, int end, int[] scores, int first, int second) {
    ShortVector sumA = ShortVector.zero(VectorRows.SPECIES);
    ShortVector sumB = ShortVector.zero(VectorRows.SPECIES);
    for (int k = from; k < end; k++) {
      int row = rows[k];
      sumA = sumA.add(load(weights, row + first));
      sumB = sumB.add(load(weights, row + second));
    }
    VectorRows.store(sumA, scores, first);
    VectorRows.store(sumB, scores, second);
  }

  @Override
  public void sumOne(short[] weights, int[] rows, int from, int end, int[] scores, int first) {
    ShortVector sumA = ShortVector.zero(VectorRows.SPECIES);
    for (int k = from; k < end; k++) {
      sumA = sumA.add(load(weights, rows[k] + first));
    }
    VectorRows.store(sumA, scores, first);
  }
}
