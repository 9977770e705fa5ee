package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Elementwise;
import dodona.neural.kernel.Rows;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs an encoder forward over batches of sentences. The states of a sentence do not depend on the
 * rest of the batch. Not thread-safe; {@link Compute} runs several threads.
 */
public final class EncoderPass {

  /**
   * Of more rows, the windows are taken one after the other: long sentences must not fill the
   * memory.
   */
  private static final int ROWS_AT_ONCE = 4096;

  private final Encoder encoder;
  private final Compute compute;
  private final Attention attention;
  private final List<EncoderLayer> layers;
  private final LayerState state;
  private float[][] embedded = new float[0][];
  private float[][] results = new float[0][];

  /** Prepares an encoder to run. */
  public EncoderPass(Encoder encoder, Compute compute) {
    this(encoder, compute, layers(encoder));
    compute.run(layers.size(), (layer, worker) -> layers.get(layer).pack(compute.kernels(), false));
  }

  private EncoderPass(Encoder encoder, Compute compute, List<EncoderLayer> layers) {
    this.encoder = encoder;
    this.compute = compute;
    this.layers = layers;
    this.attention = new Attention(encoder.config(), compute);
    this.state = new LayerState(encoder.config(), false);
  }

  private static List<EncoderLayer> layers(Encoder encoder) {
    List<EncoderLayer> layers = new ArrayList<>();
    for (int i = 0; i < encoder.config().layers(); i++) {
      layers.add(new EncoderLayer(i, encoder.config(), encoder.weights().layers().get(i)));
    }
    return layers;
  }

  /** The same encoder for another thread, with kernels of the same kind; weights are shared. */
  public EncoderPass sharing(Compute other) {
    return new EncoderPass(encoder, other, layers);
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
    if (batch.rows() <= ROWS_AT_ONCE) {
      return runAtOnce(batch);
    }
    results = Rows.atLeast(results, batch.rows(), encoder.config().width());
    int from = 0;
    while (from < batch.windows()) {
      int to = from + 1;
      while (to < batch.windows() && batch.start(to + 1) - batch.start(from) <= ROWS_AT_ONCE) {
        to++;
      }
      float[][] part = runAtOnce(batch.part(from, to));
      for (int row = batch.start(from); row < batch.start(to); row++) {
        System.arraycopy(part[row - batch.start(from)], 0, results[row], 0, results[row].length);
      }
      from = to;
    }
    return results;
  }

  private float[][] runAtOnce(EncoderBatch batch) {
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
          sumEmbeddings(weights.words().rows(), weights, batch, row, x);
          compute.kernels().normalize(x, config.width(), config.epsilon());
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

  /** Sets a row to the sum of the vectors of its word piece, one of {@code words}, and position. */
  static void sumEmbeddings(
      float[][] words, EncoderWeights weights, EncoderBatch batch, int row, float[] to) {
    System.arraycopy(words[batch.id(row)], 0, to, 0, to.length);
    Elementwise.add(to, weights.positions().rows()[batch.position(row)], to.length);
  }
}
