package dodona.neural.network;

import dodona.neural.encoder.EncoderTraining;
import dodona.neural.encoder.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Weights that are trained.
 *
 * @param weights what changes
 * @param gradient the direction in which the loss grows
 * @param group which of the learning rates applies
 * @param touched the rows with a gradient, if the others are to stay as they are; else null
 */
public record Trained(
    Parameter weights, Parameter gradient, int group, @Nullable Supplier<int[]> touched) {

  /** Weights that all change. */
  public Trained(Parameter weights, Parameter gradient, int group) {
    this(weights, gradient, group, null);
  }

  /** All weights of an encoder; of the table of word pieces, those that a batch has touched. */
  public static List<Trained> of(EncoderTraining training, int group) {
    List<Parameter> weights = training.encoder().weights().all();
    List<Parameter> gradients = training.gradient().all();
    List<Trained> trained = new ArrayList<>();
    trained.add(new Trained(weights.get(0), gradients.get(0), group, training::touchedWords));
    for (int i = 1; i < weights.size(); i++) {
      trained.add(new Trained(weights.get(i), gradients.get(i), group));
    }
    return trained;
  }
}
