package dodona.neural.model;

import dodona.search.Permitted;

/** A conversion of a network's scores to integers. */
enum Scaling {
  /**
   * As they are: enough to find the best transition of a configuration, and comparable between
   * sites.
   */
  SCORES {
    @Override
    double shift(float[] scores, int n) {
      return 0;
    }
  },
  /** As logarithms of probabilities, which a beam adds up. */
  PROBABILITIES {
    @Override
    double shift(float[] scores, int n) {
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < n; i++) {
        most = Math.max(most, scores[i]);
      }
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum += StrictMath.exp(scores[i] - most);
      }
      return most + StrictMath.log(sum);
    }
  };

  /** The score that the integer 1 stands for. */
  static final float UNIT = 1f / (1 << 16);

  abstract double shift(float[] scores, int n);

  void apply(float[] scores, int[] out) {
    double shift = shift(scores, out.length);
    for (int i = 0; i < out.length; i++) {
      // the cast keeps to the range of int, whose lowest number stands for what is not permitted
      out[i] = Math.max(1 + Permitted.FORBIDDEN, (int) Math.rint((scores[i] - shift) / UNIT));
    }
  }
}
