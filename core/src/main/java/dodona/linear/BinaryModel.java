package dodona.linear;

import dodona.error.InvalidInputException;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** A linear binary classifier with a weight for every feature; immutable. */
public final class BinaryModel {

  private static final int LEAST_BITS = 8;
  private static final int MOST_BITS = 24;

  private final int bits;
  private final short[] weights;

  private BinaryModel(int bits, short[] weights) {
    this.bits = bits;
    this.weights = weights;
  }

  /** Rounds trained weights to a model; those beyond 2^bits are left out. */
  public static BinaryModel of(int bits, float[] weights) {
    short[] rounded = new short[1 << bits];
    Quantizer quantizer = Quantizer.forWeights(weights);
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = quantizer.round(weights[i]);
    }
    return new BinaryModel(bits, rounded);
  }

  /** An empty list of features for this model. */
  public RowList features() {
    return RowList.ofCells(bits);
  }

  /** Returns the decision score: positive means yes. */
  public int score(RowList features) {
    int[] cells = features.starts();
    int sum = 0;
    for (int i = 0; i < features.size(); i++) {
      sum += weights[cells[i]];
    }
    return sum;
  }

  /** Writes the model. */
  public void write(DataOutput out) throws IOException {
    out.writeByte(bits);
    Codec.writeBytes(WeightCodec.encode(weights), out);
  }

  /**
   * Reads a model.
   *
   * @throws InvalidInputException if there is none
   */
  public static BinaryModel read(DataInput in) throws IOException {
    int bits = Codec.inRange(in.readByte(), LEAST_BITS, MOST_BITS, "bits of a table");
    return new BinaryModel(bits, WeightCodec.decode(Codec.readBytes(in), 1 << bits));
  }
}
