package dodona.model.linear;

import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Decoding;
import java.util.List;

/**
 * The properties of a linear model except its weights.
 *
 * @param decoding how it is meant to be used
 * @param features its features
 * @param labels the labels, in the order of their numbers
 * @param layout where the rows of its weight table start
 */
public record LinearShape(
    Decoding decoding, FeatureModel features, List<String> labels, RowLayout layout) {

  /** Keeps a copy of the labels. */
  public LinearShape {
    labels = List.copyOf(labels);
  }
}
