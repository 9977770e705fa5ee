package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Elementwise;
import dodona.neural.kernel.Rows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Runs an encoder forward and backward and accumulates the gradient of all weights. Not
 * thread-safe; {@link Compute} runs several threads.
 */
public final class EncoderTraining {

  private final Encoder encoder;
  private final EncoderConfig config;
  private final EncoderWeights weights;
  private final Compute compute;
  private final Attention attention;
  private final List<EncoderLayer> layers = new ArrayList<>();
  private final List<LayerState> states = new ArrayList<>();
  private final LayerGradient room;
  private final EncoderWeights gradient;
  private final int embeddingPlace;
  private float[][] embeddedNormal = new float[0][];
  private float[][] embedded = new float[0][];
  private float[] embeddedDeviation = new float[0];
  private int[] touched = {};
  private final WeightFormat embeddings;
  private final float[][] rounded;

  /** Prepares an encoder, whose weights may change from step to step. */
  public EncoderTraining(Encoder encoder, Compute compute) {
    this(encoder, compute, WeightFormat.FLOAT32);
  }

  /**
   * Prepares an encoder, whose weights may change from step to step.
   *
   * @param embeddings the format in which the vectors of word pieces will be stored. If it has few
   *     bits, the forward pass uses rounded vectors, and their gradient is that of the exact ones
   *     (Bengio, Léonard and Courville 2013, straight-through), so that the other weights adapt.
   */
  public EncoderTraining(Encoder encoder, Compute compute, WeightFormat embeddings) {
    this.embeddings = embeddings;
    this.rounded = new float[embeddings.isCoarse() ? encoder.config().vocabulary() : 0][];
    this.encoder = encoder;
    this.config = encoder.config();
    this.weights = encoder.weights();
    this.compute = compute;
    this.attention = new Attention(config, compute);
    this.room = new LayerGradient(config);
    this.gradient = EncoderWeights.zeros(config);
    this.embeddingPlace = 2 * config.layers();
    for (int i = 0; i < config.layers(); i++) {
      layers.add(new EncoderLayer(i, config, weights.layers().get(i)));
      states.add(new LayerState(config, true));
    }
    pack();
  }

  /** The encoder. */
  public Encoder encoder() {
    return encoder;
  }

  /** The gradient so far, of the shape of the weights. */
  public EncoderWeights gradient() {
    return gradient;
  }

  /** The word pieces whose vectors have a gradient other than zero, in order. */
  public int[] touchedWords() {
    return touched.clone();
  }

  /** Takes notice that the weights have changed. */
  public void pack() {
    compute.run(layers.size(), (layer, worker) -> layers.get(layer).pack(compute.kernels(), true));
  }

  /**
   * The last states of all rows of a batch.
   *
   * @return a matrix that the next pass overwrites
   */
  public float[][] forward(EncoderBatch batch, Dropout dropout) {
    int rows = batch.rows();
    int width = config.width();
    embeddedNormal = Rows.atLeast(embeddedNormal, rows, width);
    embedded = Rows.atLeast(embedded, rows, width);
    if (embeddedDeviation.length < rows) {
      embeddedDeviation = new float[rows];
    }
    float[][] normal = embeddedNormal;
    float[][] first = embedded;
    float[] deviation = embeddedDeviation;
    float[][] words = words(batch);
    compute.rows(
        rows,
        16,
        (row, worker) -> {
          EncoderPass.sumEmbeddings(words, weights, batch, row, normal[row]);
          deviation[row] = compute.kernels().normalize(normal[row], width, config.epsilon());
          Elementwise.affine(
              normal[row], weights.scale().values(), weights.shift().values(), first[row], width);
          dropout.apply(first[row], width, embeddingPlace, row);
        });
    float[][] in = embedded;
    for (int i = 0; i < layers.size(); i++) {
      LayerState state = states.get(i);
      state.reserve(batch);
      layers.get(i).forward(batch, in, state, attention, dropout, compute);
      in = state.result;
    }
    return in;
  }

  /** The vectors of the word pieces of a batch. */
  private float[][] words(EncoderBatch batch) {
    float[][] exact = weights.words().rows();
    if (!embeddings.isCoarse()) {
      return exact;
    }
    int[] ids = IntStream.range(0, batch.rows()).map(batch::id).sorted().distinct().toArray();
    compute.rows(ids.length, 8, (i, worker) -> rounded[ids[i]] = embeddings.rounded(exact[ids[i]]));
    return rounded;
  }

  /**
   * Adds to the gradient of all weights; the forward pass must have been the last one.
   *
   * @param d the gradient of the last states, which is overwritten
   */
  public void backward(EncoderBatch batch, Dropout dropout, float[][] d) {
    int rows = batch.rows();
    room.reserve(rows);
    for (int i = layers.size() - 1; i >= 0; i--) {
      float[][] in = i == 0 ? embedded : states.get(i - 1).result;
      layers
          .get(i)
          .backward(
              batch,
              in,
              states.get(i),
              attention,
              dropout,
              d,
              room,
              gradient.layers().get(i),
              compute);
    }
    if (!dropout.isNone()) {
      compute.rows(
          rows, 16, (row, worker) -> dropout.apply(d[row], config.width(), embeddingPlace, row));
    }
    NormGradient.apply(
        compute,
        d,
        rows,
        embeddedNormal,
        embeddedDeviation,
        weights.scale(),
        gradient.scale(),
        gradient.shift());
    int[] ids = new int[rows];
    int[] positions = new int[rows];
    Arrays.setAll(ids, batch::id);
    Arrays.setAll(positions, batch::position);
    addRows(d, positions, gradient.positions());
    int[] now = addRows(d, ids, gradient.words());
    touched =
        Arrays.stream(new int[][] {touched, now})
            .flatMapToInt(Arrays::stream)
            .sorted()
            .distinct()
            .toArray();
  }

  /** Adds each row to the vector with its number, in the order of rows. */
  private int[] addRows(float[][] d, int[] numbers, Parameter to) {
    long[] sorted = new long[numbers.length];
    Arrays.setAll(sorted, row -> (long) numbers[row] << 32 | row);
    Arrays.sort(sorted);
    int[] distinct = Arrays.stream(numbers).sorted().distinct().toArray();
    int[] starts = new int[distinct.length + 1];
    starts[distinct.length] = sorted.length;
    for (int i = sorted.length - 1, k = distinct.length - 1; i >= 0; i--) {
      int number = (int) (sorted[i] >>> 32);
      if (distinct[k] != number) {
        k--;
      }
      starts[k] = i;
    }
    compute.rows(
        distinct.length,
        8,
        (k, worker) -> {
          for (int i = starts[k]; i < starts[k + 1]; i++) {
            Elementwise.add(to.rows()[distinct[k]], d[(int) sorted[i]], config.width());
          }
        });
    return distinct;
  }

  /** Makes the gradient zero again. */
  public void clear() {
    for (int id : touched) {
      Arrays.fill(gradient.words().rows()[id], 0f);
    }
    touched = new int[0];
    List<Parameter> all = gradient.all();
    compute.run(
        all.size() - 1, // all but the words, which come first
        (index, worker) -> {
          for (float[] row : all.get(index + 1).rows()) {
            Arrays.fill(row, 0f);
          }
        });
  }
}
