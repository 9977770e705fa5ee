package dodona.neural.encoder;

import dodona.neural.kernel.Rows;
import org.jspecify.annotations.Nullable;

/**
 * The values that a layer computes for each row. If no gradient is needed, some matrices are the
 * same object, and all layers share one state.
 */
final class LayerState {

  private final EncoderConfig config;
  private final boolean training;

  /** Queries, keys and values, side by side. */
  float[][] projected = new float[0][];

  /** The output of the heads. */
  float[][] context = new float[0][];

  /** The vector between the two parts: normalized, then scaled and shifted. */
  float[][] middleNormal = new float[0][];

  float[][] middle = new float[0][];

  /** The factors that normalized the middle vectors. */
  float[] middleDeviation = new float[0];

  /** Within the feed-forward part: after GELU, and GELU's slope. */
  float[][] inner = new float[0][];

  float[][] slope = new float[0][];

  /** The layer's result: normalized, then scaled and shifted. */
  float[][] resultNormal = new float[0][];

  float[][] result = new float[0][];

  /** The factors that normalized the results. */
  float[] resultDeviation = new float[0];

  /** The attention of each head of each window. */
  float @Nullable [][][] probabilities;

  LayerState(EncoderConfig config, boolean training) {
    this.config = config;
    this.training = training;
  }

  boolean training() {
    return training;
  }

  /** The attention that a forward pass in training has kept. */
  float[][][] keptProbabilities() {
    if (probabilities == null) {
      throw new IllegalStateException("there was no forward pass in training");
    }
    return probabilities;
  }

  /** Takes another matrix for the next result, as the last one goes on as input. */
  void swapResult(float[][] free) {
    resultNormal = free;
    result = free;
  }

  /** Allocates space for a batch. */
  void reserve(EncoderBatch batch) {
    int rows = batch.rows();
    int width = config.width();
    projected = Rows.atLeast(projected, rows, 3 * width);
    context = Rows.atLeast(context, rows, width);
    middleNormal = Rows.atLeast(middleNormal, rows, width);
    inner = Rows.atLeast(inner, rows, config.inner());
    resultNormal = Rows.atLeast(resultNormal, rows, width);
    if (middleDeviation.length < rows) {
      middleDeviation = new float[rows];
      resultDeviation = new float[rows];
    }
    if (training) {
      middle = Rows.atLeast(middle, rows, width);
      slope = Rows.atLeast(slope, rows, config.inner());
      result = Rows.atLeast(result, rows, width);
      int heads = batch.windows() * config.heads();
      if (probabilities == null || probabilities.length < heads) {
        probabilities = new float[heads][][];
      }
    } else {
      middle = middleNormal;
      result = resultNormal;
    }
  }
}
