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

  int outputs() {
    return weight.columns();
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
