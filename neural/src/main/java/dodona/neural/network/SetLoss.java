package dodona.neural.network;

import dodona.neural.kernel.Kernels;
import org.jspecify.annotations.Nullable;

/**
 * The loss −log of the probability of a set of correct classes. One class in the set makes it the
 * usual cross-entropy; several leave the choice between them to the learner, as non-deterministic
 * and dynamic oracles want it.
 */
final class SetLoss {

  private SetLoss() {}

  /**
   * The loss of a row of scores, which are replaced by its gradient.
   *
   * @param correct the classes, at least one
   * @param weight what the gradient is multiplied by
   * @param room as many floats as there are classes
   */
  static double apply(
      Kernels kernels, float[] scores, int n, int[] correct, float weight, float[] room) {
    double all = logSum(scores, null, n);
    double set = logSum(scores, correct, correct.length);
    for (int i = 0; i < correct.length; i++) {
      room[i] = scores[correct[i]];
    }
    kernels.softmax(room, correct.length, 1f);
    kernels.softmax(scores, n, 1f);
    for (int i = 0; i < correct.length; i++) {
      scores[correct[i]] -= room[i];
    }
    for (int i = 0; i < n; i++) {
      scores[i] *= weight;
    }
    return all - set;
  }

  private static double logSum(float[] scores, int @Nullable [] some, int n) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < n; i++) {
      most = Math.max(most, scores[some == null ? i : some[i]]);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += StrictMath.exp(scores[some == null ? i : some[i]] - most);
    }
    return most + StrictMath.log(sum);
  }
}
