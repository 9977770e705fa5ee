package dodona.train;

import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Decoding;
import dodona.model.ModelShape;
import dodona.transition.EasyFirst;
import dodona.transition.TransitionSystem;
import java.util.List;

/** The shapes of models to be trained. */
public final class Shapes {

  private Shapes() {}

  /**
   * The shape of a model for a stack-based transition system.
   *
   * @param bits the binary logarithm of the size of the weight table
   */
  public static ModelShape of(
      TransitionSystem system, FeatureModel features, int bits, int beamWidth, boolean singleRoot) {
    return new ModelShape(
        new Decoding(system.name(), beamWidth, singleRoot),
        features,
        system.transitions().labels(),
        new RowLayout(bits, system.transitions().size()));
  }

  /** The shape of a model for the easy-first system. */
  public static ModelShape of(
      EasyFirst system, FeatureModel features, int bits, boolean singleRoot) {
    return new ModelShape(
        new Decoding(system.name(), 1, singleRoot),
        features,
        system.labels(),
        new RowLayout(bits, 2 * system.labels().size()));
  }

  /** Refuses a shape that is not one for a system. */
  static void check(ModelShape shape, TransitionSystem system) {
    check(shape, system.name(), system.transitions().labels(), system.transitions().size());
  }

  /** Refuses a shape that is not one for the easy-first system. */
  static void check(ModelShape shape, EasyFirst system) {
    check(shape, system.name(), system.labels(), 2 * system.labels().size());
  }

  private static void check(ModelShape shape, String system, List<String> labels, int width) {
    if (!shape.decoding().system().equals(system)
        || !shape.labels().equals(labels)
        || shape.layout().width() != width) {
      throw new IllegalArgumentException(
          "the shape of a model for "
              + shape.decoding().system()
              + " with "
              + shape.layout().width()
              + " transitions does not fit "
              + system
              + " with "
              + width);
    }
  }
}
