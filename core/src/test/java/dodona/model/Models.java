package dodona.model;

import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.linear.LinearModel;
import dodona.model.linear.LinearShape;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.util.List;
import java.util.Random;

/** Models with weights drawn at random, which parse badly but always the same. */
public final class Models {

  private Models() {}

  /** The names of the systems that act at one site, which greedy search and beams serve. */
  public static List<String> systemsWithOneSite() {
    return TransitionSystems.names().stream()
        .filter(name -> TransitionSystems.named(name).hasOneSite())
        .toList();
  }

  /** The shape of a small model with the features that come with a system. */
  public static LinearShape shape(TransitionSystem<?> system, int beamWidth, boolean singleRoot) {
    return new LinearShape(
        new Decoding(system.name(), beamWidth, singleRoot),
        FeatureModel.of(system),
        system.transitions().labels(),
        new RowLayout(12, system.transitions().size()));
  }

  /** A model of random weights. */
  public static LinearModel random(LinearShape shape, long seed) {
    Random random = new Random(seed);
    float[] weights = new float[shape.layout().cells()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) random.nextGaussian();
    }
    return LinearModel.of(shape, weights, Provenance.UNKNOWN.with("seed", seed));
  }
}
