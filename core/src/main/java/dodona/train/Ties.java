package dodona.train;

/** Which transitions count as correct where a dynamic oracle finds several of least cost. */
public enum Ties {
  /** All of them. A mistake is corrected towards the one that scores best. */
  FREE,

  /**
   * Those of one move, the first in the order in which the system's static oracle prefers them: see
   * {@link dodona.oracle.Oracles#canonical}.
   */
  CANONICAL,

  /**
   * The one that scores best under the present weights.
   *
   * <p>To a perceptron this is the same as {@link #FREE}: it learns nothing where the prediction is
   * correct, and else rewards the best correct transition only. A neural learner, which raises the
   * probability of all that is correct, raises that of one.
   */
  SCORE
}
