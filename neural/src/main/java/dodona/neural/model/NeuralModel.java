package dodona.neural.model;

import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Scorer;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.network.Heads;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A parser that scores transitions, and predicts tags, by an encoder and heads upon it; immutable
 * and shared by all threads.
 */
public final class NeuralModel implements ParserModel, Scorer {

  private final Decoding decoding;
  private final List<String> labels;
  private final TagSets tags;
  private final SeenPlaces places;
  private final WeightFormat format;
  private final Weights weights;
  private final Provenance provenance;

  /** The weights, and what is made of them when they are first used. */
  private static final class Weights {
    private final Encoder encoder;
    private final Heads heads;
    private final Heads.Shape shape;
    private @Nullable EncoderPass packed;

    Weights(Encoder encoder, Heads heads, Heads.Shape shape) {
      this.encoder = encoder;
      this.heads = heads;
      this.shape = shape;
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
      Decoding decoding,
      List<String> labels,
      TagSets tags,
      SeenPlaces places,
      WeightFormat format,
      Weights weights,
      Provenance provenance) {
    this.decoding = decoding;
    this.labels = List.copyOf(labels);
    this.tags = tags;
    this.places = places;
    this.format = format;
    this.weights = weights;
    this.provenance = provenance;
  }

  /** One thread that computes. */
  static Compute alone() {
    return new Compute(Kernels.best(), 1);
  }

  /**
   * A model whose heads have no weights yet.
   *
   * @param encoder taken over, not copied
   * @param hidden the width of a configuration
   * @param room how many bytes there are for the weights of the heads
   * @throws IllegalArgumentException if that is not enough, or the parts do not fit together
   */
  static NeuralModel empty(
      Decoding decoding,
      List<String> labels,
      TagSets tags,
      List<String> places,
      int hidden,
      WeightFormat format,
      Encoder encoder,
      long room,
      Provenance provenance) {
    TransitionSystem<?> system = TransitionSystems.named(decoding.system(), labels);
    SeenPlaces seen = SeenPlaces.named(system, places);
    Heads.Shape shape =
        new Heads.Shape(
            encoder.config().width(),
            tags.sizes(),
            seen.size(),
            hidden,
            system.transitions().size());
    if (shape.bytes(format) > room) {
      throw new IllegalArgumentException("there are too few weights for " + shape);
    }
    Heads heads = new Heads(alone(), shape, new SplittableRandom(0));
    return new NeuralModel(
        decoding, labels, tags, seen, format, new Weights(encoder, heads, shape), provenance);
  }

  /**
   * A model of weights as they are now, rounded as they will be in a file.
   *
   * @param encoder copied
   * @param heads copied
   * @param format how weights are rounded
   */
  public static NeuralModel of(
      Decoding decoding,
      List<String> labels,
      TagSets tags,
      SeenPlaces places,
      int hidden,
      Encoder encoder,
      Heads heads,
      WeightFormat format) {
    Encoder rounded = encoder.copy();
    NeuralModel model =
        empty(
            decoding,
            labels,
            tags,
            places.names(),
            hidden,
            format,
            rounded,
            Long.MAX_VALUE,
            Provenance.UNKNOWN);
    rounded.weights().all().forEach(format::round);
    List<Parameter> from = heads.weights();
    List<Parameter> to = model.headWeights();
    for (int i = 0; i < to.size(); i++) {
      to.get(i).set(from.get(i));
      format.round(to.get(i));
    }
    return model;
  }

  @Override
  public String kind() {
    return NeuralKind.NAME;
  }

  @Override
  public Decoding decoding() {
    return decoding;
  }

  @Override
  public List<String> labels() {
    return labels;
  }

  @Override
  public boolean predictsTags() {
    return true;
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
    return new NeuralModel(decoding, labels, tags, places, format, weights, other);
  }

  @Override
  public int transitions() {
    return weights.shape.transitions();
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
    TransitionSystem<?> system = TransitionSystems.named(decoding.system(), labels);
    return new NeuralSession<>(
        encoder,
        heads,
        tags,
        system,
        places,
        hint == Hint.BEAM ? Scaling.PROBABILITIES : Scaling.SCORES);
  }

  /** The encoder, to be read only. */
  public Encoder encoder() {
    return weights.encoder;
  }

  TagSets tags() {
    return tags;
  }

  SeenPlaces places() {
    return places;
  }

  int hidden() {
    return weights.shape.hidden();
  }

  WeightFormat format() {
    return format;
  }

  List<Parameter> headWeights() {
    return weights.heads.weights();
  }
}
