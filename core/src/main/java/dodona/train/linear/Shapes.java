package dodona.train.linear;

import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Decoding;
import dodona.model.linear.LinearShape;
import dodona.transition.TransitionSystem;

/** The shapes of models to be trained. */
final class Shapes {

  private Shapes() {}

  /**
   * Returns the shape of a model for a transition system and a way to decode.
   *
   * @param bits the binary logarithm of the size of the weight table
   */
  static LinearShape of(
      TransitionSystem<?> system, FeatureModel features, int bits, Decoding decoding) {
    return new LinearShape(
        decoding,
        features,
        system.transitions().labels(),
        new RowLayout(bits, system.transitions().size()));
  }

  /** Refuses a shape that is not one for a system. */
  static void check(LinearShape shape, TransitionSystem<?> system) {
    int width = system.transitions().size();
    if (!shape.decoding().system().equals(system.name())
        || !shape.labels().equals(system.transitions().labels())
        || shape.layout().width() != width) {
      throw new IllegalArgumentException(
          "the shape of a model for "
              + shape.decoding().system()
              + " with "
              + shape.layout().width()
              + " transitions does not fit "
              + system.name()
              + " with "
              + width);
    }
  }
}
