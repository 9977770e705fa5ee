package dodona.train.linear;

import dodona.linear.AveragedWeights;
import dodona.model.Provenance;
import dodona.model.linear.LinearModel;
import dodona.model.linear.LinearShape;
import dodona.model.linear.RowScorer;
import dodona.train.Example;
import dodona.train.Learner;
import dodona.train.TrainingPass;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A learner of a linear model, which learns from one sentence after the other. */
abstract class LinearLearner implements Learner {

  private final LinearShape shape;
  private final AveragedWeights weights;

  /**
   * Creates an untrained learner.
   *
   * @param shape the shape of the trained model
   * @param unit the resolution of the {@linkplain AveragedWeights weights} in the beginning
   */
  LinearLearner(LinearShape shape, float unit) {
    this.shape = shape;
    this.weights = new AveragedWeights(shape.layout(), unit);
  }

  /** Learns from an example. */
  abstract void learn(Example example, TrainingPass pass);

  @Override
  public final void learn(TrainingPass pass) {
    pass.forEachBatch(1, batch -> learn(batch.get(0), pass));
  }

  /** Returns the shape of the trained model. */
  final LinearShape shape() {
    return shape;
  }

  /** The weights that change. */
  final AveragedWeights weights() {
    return weights;
  }

  /**
   * A scorer by the weights as they are.
   *
   * @param remember whether it remembers sums within a sentence, as a beam needs them
   */
  final RowScorer newScorer(boolean remember) {
    return new RowScorer(shape.features(), shape.layout(), weights.rounded(), remember);
  }

  @Override
  public final LinearModel snapshot() {
    return LinearModel.of(shape, weights.average(), Provenance.UNKNOWN);
  }

  @Override
  public final void save(DataOutputStream out) throws IOException {
    weights.save(out);
  }

  @Override
  public final void restore(DataInputStream in) throws IOException {
    weights.restore(in);
  }
}
