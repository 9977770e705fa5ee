package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.feature.FeatureModel;

/**
 * The settings of a linear model.
 *
 * @param features the features
 * @param hashBits the binary logarithm of the size of the weight table
 * @param average the number of models that are trained in different orders and averaged
 */
public record Linear(FeatureModel features, int hashBits, int average) {

  /** More models gain nothing, and each takes memory. */
  static final int MOST_MODELS = 100;

  /** Checks the number of models. */
  public Linear {
    if (average < 1 || average > MOST_MODELS) {
      throw new InvalidInputException(average + " models to average; expected 1 to " + MOST_MODELS);
    }
  }
}
