package dodona.text.boundary;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Logistic regression on standardized vectors and scores, with dropout, by AdamW. All arithmetic is
 * exactly defined, so that the same examples give the same weights everywhere.
 */
public final class BoundaryLearner {

  private static final int PASSES = 20;
  private static final int BATCH = 64;
  private static final double RATE = 2e-3;
  private static final double DECAY = 0.01;
  private static final double DROPOUT = 0.2;
  private static final double MOMENTUM = 0.9;
  private static final double SQUARES = 0.98;
  private static final double TINY = 1e-8;

  /** The standard deviation of the cells of vectors, of which there are many. */
  private static final double SPREAD = 0.3;

  private static final double SCORE_SCALE = 4;

  private final int width;
  private final double[] mean;
  private final double[] scale;
  private final double[] weights;
  private final double[] gradient;
  private final double[] first;
  private final double[] second;

  private BoundaryLearner(List<BoundaryExample> examples) {
    this.width = examples.get(0).vectors().length;
    this.mean = new double[width];
    this.scale = new double[width];
    standardize(examples);
    int size = width + 3; // the score, whether it is above 0, and the bias
    this.weights = new double[size];
    this.gradient = new double[size];
    this.first = new double[size];
    this.second = new double[size];
  }

  private void standardize(List<BoundaryExample> examples) {
    double[] squares = new double[width];
    for (BoundaryExample example : examples) {
      for (int i = 0; i < width; i++) {
        double x = example.vectors()[i];
        mean[i] += x / examples.size();
        squares[i] += x * x / examples.size();
      }
    }
    for (int i = 0; i < width; i++) {
      double deviation = Math.sqrt(Math.max(0, squares[i] - mean[i] * mean[i]));
      scale[i] = SPREAD / (deviation + 1e-6);
    }
  }

  /**
   * Trains a classifier.
   *
   * @param reach how many tokens on each side the vectors depend on
   * @param doubt which scores will be doubtful, as a share of the mean absolute score
   * @param meanScore the mean absolute score of the segmenter that it is for
   */
  public static BoundaryClassifier learn(
      List<BoundaryExample> examples, int reach, double doubt, double meanScore, long seed) {
    BoundaryLearner learner = new BoundaryLearner(examples);
    learner.learn(examples, new SplittableRandom(seed));
    return learner.classifier(reach, doubt, meanScore);
  }

  private void learn(List<BoundaryExample> examples, SplittableRandom random) {
    int[] order = new int[examples.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    int steps = PASSES * ((order.length + BATCH - 1) / BATCH);
    int step = 0;
    for (int pass = 0; pass < PASSES; pass++) {
      shuffle(order, random);
      for (int from = 0; from < order.length; from += BATCH) {
        int to = Math.min(order.length, from + BATCH);
        Arrays.fill(gradient, 0);
        for (int i = from; i < to; i++) {
          addGradient(examples.get(order[i]), 1.0 / (to - from), random);
        }
        step++;
        update(step, RATE * (1 - (double) step / (steps + 1)));
      }
    }
  }

  private static void shuffle(int[] order, SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
  }

  private void addGradient(BoundaryExample example, double share, SplittableRandom random) {
    double[] x = new double[weights.length];
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      boolean isKept = i == x.length - 1 || random.nextDouble() >= DROPOUT;
      x[i] = isKept ? cell(example, i) : 0;
      sum += weights[i] * x[i];
    }
    double error = 1 / (1 + StrictMath.exp(-sum)) - (example.isEnd() ? 1 : 0);
    for (int i = 0; i < x.length; i++) {
      gradient[i] += share * error * x[i];
    }
  }

  /** A cell of the input; those that can be dropped are larger, as some are missing. */
  private double cell(BoundaryExample example, int i) {
    if (i < width) {
      return (example.vectors()[i] - mean[i]) * scale[i] / (1 - DROPOUT);
    }
    return switch (i - width) {
      case 0 -> example.score() * SCORE_SCALE / (1 - DROPOUT);
      case 1 -> (example.score() > 0 ? 1 : 0) / (1 - DROPOUT);
      default -> 1;
    };
  }

  private void update(int step, double rate) {
    double firstScale = 1 - StrictMath.pow(MOMENTUM, step);
    double secondScale = 1 - StrictMath.pow(SQUARES, step);
    for (int i = 0; i < weights.length; i++) {
      first[i] = MOMENTUM * first[i] + (1 - MOMENTUM) * gradient[i];
      second[i] = SQUARES * second[i] + (1 - SQUARES) * gradient[i] * gradient[i];
      double direction = first[i] / firstScale / (Math.sqrt(second[i] / secondScale) + TINY);
      double decay = i == weights.length - 1 ? 0 : DECAY * weights[i];
      weights[i] -= rate * (direction + decay);
    }
  }

  /** The weights for vectors and scores as they are. */
  private BoundaryClassifier classifier(int reach, double doubt, double meanScore) {
    int half = width / 2;
    float[] before = new float[half];
    float[] after = new float[half];
    double bias = weights[width + 2];
    for (int i = 0; i < width; i++) {
      double weight = weights[i] * scale[i];
      bias -= weight * mean[i];
      (i < half ? before : after)[i % half] = (float) weight;
    }
    return new BoundaryClassifier(
        reach,
        (int) Math.round(doubt * meanScore),
        before,
        after,
        (float) (weights[width] * SCORE_SCALE / meanScore),
        (float) weights[width + 1],
        (float) bias);
  }
}
