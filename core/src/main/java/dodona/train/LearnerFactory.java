package dodona.train;

import dodona.train.recipe.Recipe;

/** Creates untrained learners. */
@FunctionalInterface
public interface LearnerFactory {

  /**
   * Makes a learner.
   *
   * @param recipe the training settings
   * @param data the sentences to learn from, and the labels and roots of their trees
   * @param threads the number of threads that it may use; its model does not depend on them
   * @throws IllegalArgumentException if the recipe or the data do not suit the learner
   */
  Learner learner(Recipe recipe, TrainingSet data, int threads);
}
