package dodona.linear;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/** The loops of {@link VectorRows} over weights of 8 bits, which are widened as they are loaded. */
final class ByteRows implements VectorRows.Loops<byte[]> {

  /** As many bytes as there are shorts in a vector. */
  private static final VectorSpecies<Byte> BYTES =
      VectorSpecies.of(byte.class, VectorShape.forBitSize(VectorRows.SPECIES.vectorBitSize() / 2));

  private static ShortVector load(byte[] weights, int from) {
    return (ShortVector)
        ByteVector.fromArray(BYTES, weights, from)
            .convertShape(VectorOperators.B2S, VectorRows.SPECIES, 0);
  }

  @Override
  public void sumFour(
      byte[] weights, int[] rows, int from, int end, int[] scores, int first, int fourth) {
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
      byte[] weights, int[] rows, int from, int end, int[] scores, int first, int third) {
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
      byte[] weights, int[] rows, int from, int end, int[] scores, int first, int second) {
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
  public void sumOne(byte[] weights, int[] rows, int from, int end, int[] scores, int first) {
    ShortVector sumA = ShortVector.zero(VectorRows.SPECIES);
    for (int k = from; k < end; k++) {
      sumA = sumA.add(load(weights, rows[k] + first));
    }
    VectorRows.store(sumA, scores, first);
  }
}
