package dodona.train.recipe;

import dodona.error.InvalidInputException;
import java.util.SplittableRandom;

/**
 * The policy EXPLORE(k, p) of Goldberg &amp; Nivre (2013): from iteration k + 1 on, follow what the
 * model predicts, right or wrong, with probability p; otherwise its best correct transition.
 *
 * @param k the number of iterations without exploration
 * @param p the probability of following the prediction
 */
public record Exploration(int k, double p) {

  /** The paper's setting: k = 1, p = 0.9. */
  public static final Exploration DEFAULT = new Exploration(1, 0.9);

  /** Checks that k is no negative number and p a probability. */
  public Exploration {
    if (k < 0 || !(p >= 0 && p <= 1)) {
      throw new InvalidInputException(
          "exploration with k = "
              + k
              + " and p = "
              + p
              + "; expected k of 0 or more and p from 0 to 1");
    }
  }

  /** Returns whether to follow a prediction that is wrong. */
  public boolean happens(int iteration, SplittableRandom random) {
    return iteration > k && random.nextDouble() < p;
  }
}
