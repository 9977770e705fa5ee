package dodona.train;

import java.util.List;

/** Makes learners that have learnt nothing yet. */
@FunctionalInterface
public interface LearnerFactory {

  /**
   * A learner.
   *
   * @param recipe what has been decided
   * @param labels the labels of the trees to learn from
   * @param singleRoot whether exactly one word of a sentence is attached to the root
   * @param threads how many threads it may use; its model does not depend on them
   */
  Learner learner(Recipe recipe, List<String> labels, boolean singleRoot, int threads);
}
