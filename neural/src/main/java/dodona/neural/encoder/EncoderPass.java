package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Elementwise;
import dodona.neural.kernel.Rows;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs an encoder forward over batches of sentences. A sentence's states do not depend on what else
 * is in the batch, not by a bit. Not to be shared between threads; the threads are in {@link
 * Compute}.
 */
public final class EncoderPass {

  private final Encoder encoder;
  private final Compute compute;
  private final Attention attention;
  private final List<EncoderLayer> layers = new ArrayList<>();
  private final LayerState state;
  private float[][] embedded = new float[0][];

  /** Prepares an encoder to run. */
  public EncoderPass(Encoder encoder, Compute compute) {
    EncoderConfig config = encoder.config();
    this.encoder = encoder;
    this.compute = compute;
    this.attention = new Attention(config, compute);
    this.state = new LayerState(config, false);
    for (int i = 0; i < config.layers(); i++) {
      layers.add(new EncoderLayer(i, config, encoder.weights().layers().get(i)));
    }
    compute.run(layers.size(), (layer, worker) -> layers.get(layer).pack(compute.kernels(), false));
  }

  /** The encoder. */
  public Encoder encoder() {
    return encoder;
  }

  /**
   * The last states of all rows of a batch.
   *
   * @return a matrix that the next run overwrites
   */
  public float[][] run(EncoderBatch batch) {
    EncoderConfig config = encoder.config();
    EncoderWeights weights = encoder.weights();
    embedded = Rows.atLeast(embedded, batch.rows(), config.width());
    state.reserve(batch);
    float[][] in = embedded;
    compute.rows(
        batch.rows(),
        16,
        (row, worker) -> {
          float[] x = in[row];
          sumEmbeddings(weights, batch, row, x);
          compute.kernels().normalise(x, config.width(), config.epsilon());
          Elementwise.affine(
              x, weights.scale().values(), weights.shift().values(), x, config.width());
        });
    for (EncoderLayer layer : layers) {
      layer.forward(batch, embedded, state, attention, Dropout.NONE, compute);
      float[][] free = embedded;
      embedded = state.result;
      state.swapResult(free);
    }
    return embedded;
  }

  /** The vectors of a row's piece and position together. */
  static void sumEmbeddings(EncoderWeights weights, EncoderBatch batch, int row, float[] to) {
    System.arraycopy(weights.words().rows()[batch.id(row)], 0, to, 0, to.length);
    Elementwise.add(to, weights.positions().rows()[batch.position(row)], to.length);
  }
}
