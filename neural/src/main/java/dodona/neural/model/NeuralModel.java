package dodona.neural.model;

import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Scorer;
import dodona.model.TokenVectors;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.network.HeadMapping;
import dodona.neural.network.Heads;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A parser that scores transitions, and predicts tags, with an encoder and heads on top of it;
 * immutable and shared by all threads.
 */
public final class NeuralModel implements ParserModel, Scorer {

  private final NeuralShape shape;
  private final Weights weights;
  private final Provenance provenance;

  /** The language of all sentences; null if each names its own. */
  private final @Nullable String language;

  /** The weights, and their packed form, which is made when they are first used. */
  private static final class Weights {
    private final Encoder encoder;
    private final Heads heads;
    private @Nullable EncoderPass packed;

    Weights(Encoder encoder, Heads heads) {
      this.encoder = encoder;
      this.heads = heads;
    }

    synchronized EncoderPass packed() {
      if (packed == null) {
        packed = new EncoderPass(encoder, alone());
        heads.pack(false);
      }
      return packed;
    }
  }

  private NeuralModel(
      NeuralShape shape, Weights weights, Provenance provenance, @Nullable String language) {
    this.shape = shape;
    this.weights = weights;
    this.provenance = provenance;
    this.language = language;
  }

  /**
   * Creates a model.
   *
   * @param encoder taken over, not copied
   * @param heads taken over, not copied; see {@link #newHeads}
   */
  NeuralModel(NeuralShape shape, Encoder encoder, Heads heads, Provenance provenance) {
    this(shape, new Weights(encoder, heads), provenance, null);
  }

  /** One thread that computes. */
  static Compute alone() {
    return new Compute(Kernels.best(), 1);
  }

  /** Returns heads for a model, whose weights are still to be set. */
  static Heads newHeads(Heads.Shape sizes) {
    return new Heads(alone(), sizes, new SplittableRandom(0));
  }

  /**
   * Returns a model with the present weights, rounded as they will be in a file.
   *
   * @param encoder copied
   * @param heads copied
   */
  public static NeuralModel of(NeuralShape shape, Encoder encoder, Heads heads) {
    Encoder rounded = encoder.copy();
    Parameter words = rounded.weights().words();
    for (Parameter parameter : rounded.weights().all()) {
      (parameter == words ? shape.embeddings() : shape.format()).round(parameter);
    }
    Heads copy = newHeads(shape.heads(encoder.config()));
    List<Parameter> from = heads.weights();
    List<Parameter> to = copy.weights();
    for (int i = 0; i < to.size(); i++) {
      to.get(i).set(from.get(i));
      shape.format().round(to.get(i));
    }
    return new NeuralModel(shape, rounded, copy, Provenance.UNKNOWN);
  }

  @Override
  public String kind() {
    return NeuralKind.NAME;
  }

  @Override
  public Decoding decoding() {
    return shape.decoding();
  }

  @Override
  public List<String> labels() {
    return shape.labels();
  }

  @Override
  public List<String> languages() {
    return shape.domains().codes();
  }

  @Override
  public NeuralModel forLanguage(String code) {
    int unused = shape.domains().language(code); // refuses one that it does not know
    return new NeuralModel(shape, weights, provenance, code);
  }

  /** Returns the same model for sentences that name their languages themselves. */
  public NeuralModel forAllLanguages() {
    return new NeuralModel(shape, weights, provenance, null);
  }

  @Override
  public boolean predictsTags() {
    return true;
  }

  @Override
  public @Nullable TokenVectors tokenVectors() {
    return shape.domains().isEmpty() ? new NeuralVectors(this) : null;
  }

  @Override
  public Scorer scorer() {
    return this;
  }

  @Override
  public Provenance provenance() {
    return provenance;
  }

  @Override
  public NeuralModel with(Provenance other) {
    return new NeuralModel(shape, weights, other, language);
  }

  @Override
  public int transitions() {
    return weights.heads.transitions().transitions();
  }

  @Override
  public float unit() {
    return Scaling.UNIT;
  }

  @Override
  public Session open(Hint hint) {
    Compute compute = alone();
    EncoderPass encoder = weights.packed().sharing(compute);
    Heads heads = weights.heads.sharing(compute);
    Scaling scaling = hint == Hint.BEAM ? Scaling.PROBABILITIES : Scaling.SCORES;
    return new NeuralSession<>(encoder, heads, shape, shape.system(), scaling, language);
  }

  /** Returns the encoder, packed for the kernels. */
  EncoderPass packed() {
    return weights.packed();
  }

  /** Returns the encoder, which must not be changed. */
  public Encoder encoder() {
    return weights.encoder;
  }

  /** Returns the properties of the model. */
  public NeuralShape shape() {
    return shape;
  }

  /** Returns the parts of this model's heads that the heads of a model to train take over. */
  public HeadMapping mapping(NeuralShape to) {
    return shape.mapping(to, language);
  }

  /** Returns the heads, which must not be changed. */
  public Heads heads() {
    return weights.heads;
  }
}
