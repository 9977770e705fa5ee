package dodona.linear;

import dodona.error.InvalidInputException;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The weights of a linear classifier with several classes; immutable. */
public final class RowTable {

  private static final int MOST_BITS = 24;

  private final RowLayout layout;
  private final RowWeights weights;

  private RowTable(RowLayout layout, RowWeights weights) {
    this.layout = layout;
    this.weights = weights;
  }

  /** Rounds trained weights to a table. */
  public static RowTable of(RowLayout layout, float[] weights) {
    return new RowTable(layout, RowWeights.finished(Quantizer.forWeights(weights).round(weights)));
  }

  /** An empty list of features for this table. */
  public RowList features() {
    return RowList.of(layout);
  }

  /** Sums of rows of this table, for one thread. */
  public RowSum sums() {
    return new RowSum(layout.width());
  }

  /** The number of scores of a decision. */
  public int width() {
    return layout.width();
  }

  /** Adds up the rows of some features. */
  public void score(RowList features, RowSum sum, int[] scores) {
    sum.sum(weights, features.starts(), features.size(), scores);
  }

  /** Writes the table. */
  public void write(DataOutput out) throws IOException {
    out.writeByte(layout.bits());
    Codec.writeBytes(WeightCodec.encode(weights.shorts()), out);
  }

  /**
   * Reads a table.
   *
   * @param width the number of scores of a decision
   * @throws InvalidInputException if there is none
   */
  public static RowTable read(DataInput in, int width) throws IOException {
    int bits = Codec.inRange(in.readByte(), RowLayout.LEAST_BITS, MOST_BITS, "bits of a table");
    RowLayout layout = new RowLayout(bits, width);
    return new RowTable(
        layout, RowWeights.finished(WeightCodec.decode(Codec.readBytes(in), layout.cells())));
  }
}
