package dodona.linear;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * The weights of a model in training, and their average over all examples so far.
 *
 * <p>The average is kept lazily: a step δ taken at time t is missing from the first t of T vectors
 * that are averaged, so the average is w − (Σ t δ) / T, and only examples that change something
 * cost anything.
 *
 * <p>Search reads the weights in the rounded form that a finished model has. Steps of a whole
 * number are exact in it; where weights outgrow its range, its unit is doubled.
 */
public final class AveragedWeights {

  private static final int CHUNK = 1 << 14;

  /** The bytes of a weight in its three forms, and in the average. */
  private static final int CELL_BYTES = 14;

  private final RowLayout layout;
  private final float[] weights;
  private final float[] timed;
  private final short[] rounded;
  private final RowWeights readable;
  private Quantizer quantizer;
  private long time;

  /**
   * Weights that are all 0.
   *
   * @param unit the resolution of the rounded form, until weights outgrow it: 1 for steps of 1
   * @throws OutOfMemoryError if the heap is too small; the message says how much is lacking
   */
  public AveragedWeights(RowLayout layout, float unit) {
    this.layout = layout;
    try {
      this.weights = new float[layout.cells()];
      this.timed = new float[layout.cells()];
      this.rounded = new short[layout.cells()];
    } catch (OutOfMemoryError e) {
      throw lacking(layout, e);
    }
    this.readable = RowWeights.changing(rounded);
    this.quantizer = new Quantizer(unit);
  }

  /** The error for weights that do not fit into the heap, which says how large they are. */
  private static OutOfMemoryError lacking(RowLayout layout, OutOfMemoryError cause) {
    long megabytes = (((long) layout.cells() * CELL_BYTES) >> 20) + 1;
    OutOfMemoryError error =
        new OutOfMemoryError("a model in training needs " + megabytes + " MB more");
    Throwable unused = error.initCause(cause);
    return error;
  }

  /** Returns the layout of the rows. */
  public RowLayout layout() {
    return layout;
  }

  /** The rounded weights, to be read by a search; they change with every step. */
  public RowWeights rounded() {
    return readable;
  }

  /** Returns the weight that a rounded weight of 1 stands for. */
  public float unit() {
    return quantizer.unit();
  }

  /** A weight as it is now. */
  public float weight(int cell) {
    return weights[cell];
  }

  /** Counts another example into the average. */
  public void tick() {
    time++;
  }

  /** Takes a step in one cell. */
  public void add(int cell, float step) {
    float weight = weights[cell] + step;
    weights[cell] = weight;
    timed[cell] += step * time;
    rounded[cell] = quantizer.round(weight);
    if (Math.abs(weight) > Quantizer.LARGEST * quantizer.unit()) {
      widen(weight);
    }
  }

  /** Takes a step in the same column of some rows. */
  public void add(int[] rows, int count, int column, float step) {
    for (int i = 0; i < count; i++) {
      add(rows[i] + column, step);
    }
  }

  /** The perceptron's step: rewards one column of some rows by 1 and punishes another. */
  public void reward(int[] rows, int count, int rewarded, int punished) {
    for (int i = 0; i < count; i++) {
      add(rows[i] + rewarded, 1);
      add(rows[i] + punished, -1);
    }
  }

  private void widen(float weight) {
    float unit = quantizer.unit();
    while (Math.abs(weight) > Quantizer.LARGEST * unit) {
      unit *= 2;
    }
    quantizer = new Quantizer(unit);
    for (int i = 0; i < weights.length; i++) {
      rounded[i] = quantizer.round(weights[i]);
    }
  }

  /** Writes everything that determines what comes next. */
  public void save(DataOutputStream out) throws IOException {
    out.writeInt(layout.bits());
    out.writeInt(layout.width());
    out.writeLong(time);
    out.writeFloat(quantizer.unit());
    write(weights, out);
    write(timed, out);
  }

  /** Writes the same bytes as {@link DataOutputStream#writeFloat}, many values at a time. */
  private static void write(float[] values, DataOutputStream out) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * CHUNK);
    for (int from = 0; from < values.length; from += CHUNK) {
      int count = Math.min(CHUNK, values.length - from);
      bytes.asFloatBuffer().put(values, from, count);
      out.write(bytes.array(), 0, Float.BYTES * count);
    }
  }

  /**
   * Takes over what was saved.
   *
   * @throws IOException if it is that of another layout
   */
  public void restore(DataInputStream in) throws IOException {
    if (in.readInt() != layout.bits() || in.readInt() != layout.width()) {
      throw new IOException("its weights have a different layout");
    }
    time = in.readLong();
    quantizer = new Quantizer(in.readFloat());
    for (int i = 0; i < weights.length; i++) {
      weights[i] = in.readFloat();
      rounded[i] = quantizer.round(weights[i]);
    }
    for (int i = 0; i < timed.length; i++) {
      timed[i] = in.readFloat();
    }
  }

  /** The average of the weights after each example so far. */
  public float[] average() {
    float[] average = weights.clone();
    if (time > 0) {
      for (int i = 0; i < average.length; i++) {
        average[i] = (float) (weights[i] - ((double) timed[i] / time));
      }
    }
    return average;
  }
}
