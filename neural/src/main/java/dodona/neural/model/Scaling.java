package dodona.neural.model;

/** How a network's scores become whole numbers. */
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

  /** What a score of 1 stands for. */
  static final float UNIT = 1f / (1 << 16);

  abstract double shift(float[] scores, int n);

  void apply(float[] scores, int[] out) {
    double shift = shift(scores, out.length);
    for (int i = 0; i < out.length; i++) {
      out[i] = (int) Math.rint((scores[i] - shift) / UNIT); // the cast keeps to the range of int
    }
  }
}
