package dodona.search;

import java.util.List;

/**
 * Logistic regression by Newton's method: the weights under which what happened was most likely, in
 * a table of some numbers for each event.
 *
 * <p>Elementary functions are those of {@link StrictMath}, so that the same data give the same
 * weights on any machine.
 */
final class LogisticRegression {

  private static final int STEPS = 50;
  private static final int HALVINGS = 30;
  private static final double ENOUGH = 1e-9;

  /** A little regularization keeps weights finite where all events can be told apart. */
  private static final double RIDGE = 1e-2;

  private final List<double[]> features;
  private final List<Boolean> outcomes;
  private final int width;

  private LogisticRegression(List<double[]> features, List<Boolean> outcomes) {
    this.features = features;
    this.outcomes = outcomes;
    this.width = features.get(0).length;
  }

  /**
   * Fits weights.
   *
   * @param features the numbers of each event, always as many; the first is 1 for a constant
   * @param outcomes whether each event happened
   */
  static double[] fit(List<double[]> features, List<Boolean> outcomes) {
    if (features.isEmpty() || features.size() != outcomes.size()) {
      throw new IllegalArgumentException(
          features.size() + " events with " + outcomes.size() + " outcomes");
    }
    return new LogisticRegression(features, outcomes).fit();
  }

  /** The probability of an event, between 0 and 1. */
  static double probability(double[] weights, double[] features) {
    return 1 / (1 + StrictMath.exp(-dot(weights, features)));
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private double[] fit() {
    double[] weights = new double[width];
    double loss = loss(weights);
    for (int step = 0; step < STEPS; step++) {
      double[] direction = direction(weights);
      double[] next = weights;
      double nextLoss = loss;
      double length = 1;
      for (int i = 0; i < HALVINGS && !(nextLoss < loss); i++, length /= 2) {
        next = weights.clone();
        for (int j = 0; j < width; j++) {
          next[j] -= length * direction[j];
        }
        nextLoss = loss(next);
      }
      if (!(nextLoss < loss)) {
        return weights;
      }
      boolean isDone = loss - nextLoss < ENOUGH * loss;
      weights = next;
      loss = nextLoss;
      if (isDone) {
        return weights;
      }
    }
    return weights;
  }

  /** The negative logarithm of the likelihood, and half the ridge. */
  private double loss(double[] weights) {
    double loss = RIDGE / 2 * dot(weights, weights);
    for (int i = 0; i < features.size(); i++) {
      double margin = dot(weights, features.get(i)) * (outcomes.get(i) ? 1 : -1);
      loss += StrictMath.max(0, -margin) + StrictMath.log1p(StrictMath.exp(-Math.abs(margin)));
    }
    return loss;
  }

  /** The gradient, divided by the matrix of second derivatives. */
  private double[] direction(double[] weights) {
    double[][] system = new double[width][width + 1];
    for (int j = 0; j < width; j++) {
      system[j][j] = RIDGE;
      system[j][width] = RIDGE * weights[j];
    }
    for (int i = 0; i < features.size(); i++) {
      double[] x = features.get(i);
      double p = probability(weights, x);
      double error = p - (outcomes.get(i) ? 1 : 0);
      double curvature = p * (1 - p);
      for (int j = 0; j < width; j++) {
        for (int k = 0; k < width; k++) {
          system[j][k] += curvature * x[j] * x[k];
        }
        system[j][width] += error * x[j];
      }
    }
    return solve(system);
  }

  /** Gauss's elimination with pivots; the last column is the right-hand side. */
  private static double[] solve(double[][] system) {
    int n = system.length;
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column + 1; row < n; row++) {
        pivot = Math.abs(system[row][column]) > Math.abs(system[pivot][column]) ? row : pivot;
      }
      double[] swapped = system[column];
      system[column] = system[pivot];
      system[pivot] = swapped;
      for (int row = column + 1; row < n; row++) {
        double factor = system[row][column] / system[column][column];
        for (int k = column; k <= n; k++) {
          system[row][k] -= factor * system[column][k];
        }
      }
    }
    double[] solution = new double[n];
    for (int row = n - 1; row >= 0; row--) {
      double sum = system[row][n];
      for (int k = row + 1; k < n; k++) {
        sum -= system[row][k] * solution[k];
      }
      solution[row] = sum / system[row][row];
    }
    return solution;
  }
}
