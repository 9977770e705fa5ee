package dodona.train.recipe;

import dodona.error.InvalidInputException;

/** The size of weight updates after a wrong prediction. */
public sealed interface Step {

  /** The algorithms. */
  enum Kind {
    /** See {@link Perceptron}. */
    PERCEPTRON,
    /** See {@link PassiveAggressive}. */
    PASSIVE_AGGRESSIVE
  }

  /** The perceptron: always by 1. */
  static Step perceptron() {
    return new Perceptron();
  }

  /**
   * The passive-aggressive algorithm PA-I: just far enough that what is correct would win by its
   * margin, but by no more than the aggressiveness.
   *
   * <p>Koby Crammer et al. (2006): <i>Online Passive-Aggressive Algorithms</i>.
   */
  static Step passiveAggressive(double aggressiveness) {
    return new PassiveAggressive(aggressiveness);
  }

  /**
   * The length of the step.
   *
   * @param deficit by how much the prediction scores better than what is correct
   * @param margin by how much what is correct should score better
   * @param squaredNorm the squared length of the difference of their features, not 0
   */
  double length(double deficit, double margin, double squaredNorm);

  /** The resolution with which weights are rounded in the beginning. */
  float unit();

  /** The perceptron's step. */
  record Perceptron() implements Step {
    @Override
    public double length(double deficit, double margin, double squaredNorm) {
      return 1;
    }

    @Override
    public float unit() {
      return 1;
    }
  }

  /**
   * The step of PA-I.
   *
   * @param aggressiveness the longest step, C
   */
  record PassiveAggressive(double aggressiveness) implements Step {

    /** Checks that the aggressiveness is positive. */
    public PassiveAggressive {
      if (!(aggressiveness > 0)) {
        throw new InvalidInputException(
            "aggressiveness " + aggressiveness + "; expected more than 0");
      }
    }

    @Override
    public double length(double deficit, double margin, double squaredNorm) {
      return Math.min(aggressiveness, Math.max(0, deficit + margin) / squaredNorm);
    }

    @Override
    public float unit() {
      return 0x1p-20f;
    }
  }
}
