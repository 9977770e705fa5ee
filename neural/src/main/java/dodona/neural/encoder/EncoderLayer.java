package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Elementwise;
import dodona.neural.kernel.Kernels;

/** One layer: attention, then a feed-forward part, each added to what came in and normalized. */
final class EncoderLayer {

  private final int number;
  private final EncoderConfig config;
  private final LayerWeights weights;
  private final Linear attention;
  private final Linear output;
  private final Linear inner;
  private final Linear outer;

  EncoderLayer(int number, EncoderConfig config, LayerWeights weights) {
    this.number = number;
    this.config = config;
    this.weights = weights;
    this.attention = new Linear(weights.attention(), weights.attentionBias());
    this.output = new Linear(weights.output(), weights.outputBias());
    this.inner = new Linear(weights.inner(), weights.innerBias());
    this.outer = new Linear(weights.outer(), weights.outerBias());
  }

  /** Packs the weights, at first and whenever they have changed. */
  void pack(Kernels kernels, boolean training) {
    attention.pack(kernels, training);
    output.pack(kernels, training);
    inner.pack(kernels, training);
    outer.pack(kernels, training);
  }

  /** Computes the state of each row from what the layer below gave. */
  void forward(
      EncoderBatch batch,
      float[][] in,
      LayerState state,
      Attention heads,
      Dropout dropout,
      Compute compute) {
    int rows = batch.rows();
    attention.forward(compute, in, rows, state.projected);
    heads.forward(
        batch, state.projected, state.context, state.training() ? state.probabilities : null);
    output.forward(compute, state.context, rows, state.middleNormal);
    addAndNormalize(
        rows,
        in,
        dropout,
        2 * number,
        state.middleNormal,
        state.middleDeviation,
        weights.middleScale(),
        weights.middleShift(),
        state.middle,
        compute);
    inner.forward(compute, state.middle, rows, state.inner);
    compute.rows(
        rows,
        8,
        (row, worker) -> {
          if (state.training()) {
            Elementwise.geluSlope(state.inner[row], state.slope[row], config.inner());
          }
          Elementwise.gelu(state.inner[row], config.inner());
        });
    outer.forward(compute, state.inner, rows, state.resultNormal);
    addAndNormalize(
        rows,
        state.middle,
        dropout,
        2 * number + 1,
        state.resultNormal,
        state.resultDeviation,
        weights.finalScale(),
        weights.finalShift(),
        state.result,
        compute);
  }

  private void addAndNormalize(
      int rows,
      float[][] base,
      Dropout dropout,
      int place,
      float[][] normal,
      float[] deviation,
      Parameter scale,
      Parameter shift,
      float[][] to,
      Compute compute) {
    int width = config.width();
    compute.rows(
        rows,
        16,
        (row, worker) -> {
          float[] x = normal[row];
          dropout.apply(x, width, place, row);
          Elementwise.add(x, base[row], width);
          deviation[row] = compute.kernels().normalize(x, width, config.epsilon());
          Elementwise.affine(x, scale.values(), shift.values(), to[row], width);
        });
  }

  /**
   * Finds the gradient of what the layer below gave and adds to that of the weights.
   *
   * @param d the gradient of the layer's result; that of its input in the end
   */
  void backward(
      EncoderBatch batch,
      float[][] in,
      LayerState state,
      Attention heads,
      Dropout dropout,
      float[][] d,
      LayerGradient room,
      LayerWeights gradient,
      Compute compute) {
    int rows = batch.rows();
    NormGradient.apply(
        compute,
        d,
        rows,
        state.resultNormal,
        state.resultDeviation,
        weights.finalScale(),
        gradient.finalScale(),
        gradient.finalShift());
    dropped(rows, d, dropout, 2 * number + 1, room.branch, compute);
    outer.addWeightGradient(
        compute,
        state.inner,
        room.branch,
        rows,
        gradient.outer(),
        gradient.outerBias(),
        room.scratch);
    outer.inputGradient(compute, room.branch, rows, room.inner);
    compute.rows(
        rows,
        16,
        (row, worker) -> Elementwise.multiply(room.inner[row], state.slope[row], config.inner()));
    inner.addWeightGradient(
        compute,
        state.middle,
        room.inner,
        rows,
        gradient.inner(),
        gradient.innerBias(),
        room.scratch);
    inner.addInputGradient(compute, room.inner, rows, d);
    NormGradient.apply(
        compute,
        d,
        rows,
        state.middleNormal,
        state.middleDeviation,
        weights.middleScale(),
        gradient.middleScale(),
        gradient.middleShift());
    dropped(rows, d, dropout, 2 * number, room.branch, compute);
    output.addWeightGradient(
        compute,
        state.context,
        room.branch,
        rows,
        gradient.output(),
        gradient.outputBias(),
        room.scratch);
    output.inputGradient(compute, room.branch, rows, room.context);
    heads.backward(batch, state.projected, state.keptProbabilities(), room.context, room.projected);
    attention.addWeightGradient(
        compute,
        in,
        room.projected,
        rows,
        gradient.attention(),
        gradient.attentionBias(),
        room.scratch);
    attention.addInputGradient(compute, room.projected, rows, d);
  }

  private void dropped(
      int rows, float[][] d, Dropout dropout, int place, float[][] to, Compute compute) {
    int width = config.width();
    compute.rows(
        rows,
        16,
        (row, worker) -> {
          System.arraycopy(d[row], 0, to[row], 0, width);
          dropout.apply(to[row], width, place, row);
        });
  }
}
