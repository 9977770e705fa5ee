package dodona.model.linear;

import dodona.error.InvalidInputException;
import dodona.linear.Quantizer;
import dodona.linear.RowWeights;
import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Scorer;
import java.util.List;

/**
 * A trained linear model: its shape and its weights; immutable and shared by all threads.
 *
 * <p>The weights are small integers, multiples of {@link #unit}.
 */
public final class LinearModel implements ParserModel, Scorer {

  private final LinearShape shape;
  private final RowWeights weights;
  private final float unit;
  private final Provenance provenance;

  /** A model over weights that it takes over. */
  LinearModel(LinearShape shape, RowWeights weights, float unit, Provenance provenance) {
    if (weights.size() != shape.layout().cells()) {
      throw new InvalidInputException(
          weights.size() + " weights for a table of " + shape.layout().cells());
    }
    this.shape = shape;
    this.weights = weights;
    this.unit = unit;
    this.provenance = provenance;
  }

  /**
   * Rounds trained weights to a model.
   *
   * @param weights the weights, as many as in the shape; they are not changed
   */
  public static LinearModel of(LinearShape shape, float[] weights, Provenance provenance) {
    Quantizer quantizer = Quantizer.forBytes(weights);
    RowWeights rounded = RowWeights.finished(quantizer.round(weights));
    return new LinearModel(shape, rounded, quantizer.unit(), provenance);
  }

  @Override
  public String kind() {
    return LinearKind.NAME;
  }

  @Override
  public Scorer scorer() {
    return this;
  }

  /** Everything but the weights. */
  public LinearShape shape() {
    return shape;
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
  public boolean usesTags() {
    return shape.features().usesTags();
  }

  @Override
  public float unit() {
    return unit;
  }

  @Override
  public Provenance provenance() {
    return provenance;
  }

  @Override
  public LinearModel with(Provenance other) {
    return new LinearModel(shape, weights, unit, other);
  }

  @Override
  public int transitions() {
    return shape.layout().width();
  }

  @Override
  public RowScorer open(Hint hint) {
    return new RowScorer(shape.features(), shape.layout(), weights, hint == Hint.BEAM);
  }

  /** The weights themselves, for {@link LinearKind}. */
  short[] weights() {
    return weights.shorts();
  }
}
