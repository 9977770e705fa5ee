package dodona.neural.network;

import dodona.neural.encoder.Linear;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** A linear map that is trained from scratch: weights, bias and their gradients. */
final class TrainableLinear {

  private final Parameter weight;
  private final Parameter bias;
  private final Parameter weightGradient;
  private final Parameter biasGradient;
  private final Linear linear;

  /** A map with random weights and no bias yet. */
  TrainableLinear(String name, int in, int out, SplittableRandom random) {
    weight = new Parameter(name, in, out);
    bias = Parameter.vector(name + " bias", out);
    weightGradient = new Parameter(name, in, out);
    biasGradient = Parameter.vector(name + " bias", out);
    linear = new Linear(weight, bias);
    fill(weight, Math.sqrt(6.0 / (in + out)), random);
  }

  /** Fills with random numbers from −limit to limit. */
  static void fill(Parameter parameter, double limit, SplittableRandom random) {
    for (float[] row : parameter.rows()) {
      for (int i = 0; i < row.length; i++) {
        row[i] = (float) ((2 * random.nextDouble() - 1) * limit);
      }
    }
  }

  static void clear(Parameter parameter) {
    for (float[] row : parameter.rows()) {
      Arrays.fill(row, 0f);
    }
  }

  int inputs() {
    return weight.rows().length;
  }

  int outputs() {
    return weight.columns();
  }

  /** Returns a copy of the weights of an output. */
  MapColumn column(int output) {
    float[] weights = new float[inputs()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = weight.rows()[i][output];
    }
    return new MapColumn(weights, bias.values()[output]);
  }

  /** Returns the weights that an output of a following map has for the inputs of this one. */
  MapColumn before(MapColumn next) {
    float[] weights = new float[inputs()];
    float sum = next.bias();
    for (int k = 0; k < outputs(); k++) {
      float factor = next.weights()[k];
      sum += factor * bias.values()[k];
      for (int i = 0; i < weights.length; i++) {
        weights[i] += factor * weight.rows()[i][k];
      }
    }
    return new MapColumn(weights, sum);
  }

  /** Sets the weights of an output. */
  void set(int output, MapColumn column) {
    for (int i = 0; i < inputs(); i++) {
      weight.rows()[i][output] = column.weights()[i];
    }
    bias.values()[output] = column.bias();
  }

  /**
   * Takes over outputs of a trained map.
   *
   * @param outputs the output of the trained map for each output; −1 for one that stays random
   */
  void takeOver(TrainableLinear trained, List<Integer> outputs, SharedInputs inputs) {
    for (int output = 0; output < outputs.size(); output++) {
      int from = outputs.get(output);
      if (from >= 0) {
        set(output, inputs.adapt(trained.column(from), inputs()));
      }
    }
  }

  /** Takes notice that the weights have changed. */
  void pack(Compute compute, boolean training) {
    linear.pack(compute.kernels(), training);
  }

  void forward(Compute compute, float[][] x, int rows, float[][] y) {
    linear.forward(compute, x, rows, y);
  }

  /** The same by the calling thread alone, as part of what several threads do. */
  void forward(Kernels kernels, float[][] x, int rows, float[][] y) {
    linear.forward(kernels, x, rows, y);
  }

  /** Adds to the gradients of the weights. */
  void addWeightGradient(
      Compute compute, float[][] x, float[][] dy, int rows, Linear.Scratch scratch) {
    linear.addWeightGradient(compute, x, dy, rows, weightGradient, biasGradient, scratch);
  }

  void inputGradient(Compute compute, float[][] dy, int rows, float[][] dx) {
    linear.inputGradient(compute, dy, rows, dx);
  }

  void addInputGradient(Compute compute, float[][] dy, int rows, float[][] dx) {
    linear.addInputGradient(compute, dy, rows, dx);
  }

  void clearGradient() {
    clear(weightGradient);
    clear(biasGradient);
  }

  List<Trained> trained(int group) {
    return List.of(
        new Trained(weight, weightGradient, group), new Trained(bias, biasGradient, group));
  }
}
