package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.feature.FeatureModel;
import dodona.model.Ranking;
import dodona.support.Choices;
import dodona.transition.TransitionSystems;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * Recipes chosen on the development sets of nine treebanks; docs/explanation/presets.md has the
 * figures.
 */
public final class Presets {

  /** The share of non-projective trees above which a system that can derive them pays off. */
  private static final double MANY_NON_PROJECTIVE = 0.15;

  private static final int MODELS = 3;
  private static final String SWAP_STANDARD = "swap-standard";
  private static final String ARC_EAGER = "arc-eager";

  private Presets() {}

  /** The names of the presets for linear models. */
  public static List<String> names() {
    return List.of("accurate", "fast");
  }

  /**
   * The recipe of greedy parsing with a pretrained encoder, for any treebank: swap-standard with
   * its static oracle, ten iterations.
   */
  public static Recipe neural() {
    return Recipe.builder(SWAP_STANDARD).oracle("eager").greedy().iterations(10).build();
  }

  /**
   * The recipe of a preset for a treebank.
   *
   * @throws InvalidInputException if there is no such preset
   */
  public static Recipe named(String name, List<Sentence> training) {
    boolean swaps = nonProjectiveShare(training) > MANY_NON_PROJECTIVE;
    return named(name, swaps ? SWAP_STANDARD : ARC_EAGER);
  }

  /** Returns whether the presets have recipes for a system. */
  public static boolean hasRecipesFor(String system) {
    return system.equals(SWAP_STANDARD) || system.equals(ARC_EAGER);
  }

  /**
   * The recipe of a preset for a system, whatever the treebank.
   *
   * @throws InvalidInputException if there is no such preset, or it has none for the system
   */
  public static Recipe named(String name, String system) {
    if (!hasRecipesFor(system)) {
      throw new InvalidInputException("the presets do not support " + system);
    }
    boolean swaps = system.equals(SWAP_STANDARD);
    return switch (name) {
      case "accurate" -> swaps ? beamSwap() : beam(ARC_EAGER).oracle("nd").build();
      case "fast" -> swaps ? greedySwap() : greedyArcEager();
      default ->
          throw new InvalidInputException(
              "unknown preset '" + name + "'; " + Choices.expected(name, names()));
    };
  }

  private static double nonProjectiveShare(List<Sentence> training) {
    long others = training.stream().filter(s -> !Projectivity.isProjective(s.tree())).count();
    return others / Math.max(1.0, training.size());
  }

  private static RecipeBuilder beam(String system) {
    return Recipe.builder(system).beam(Knobs.BEAM_WIDTH).iterations(8).with(Knobs.AVERAGE, MODELS);
  }

  /** Derivations have more steps the more they swap: without idle steps, sums favour swaps. */
  private static Recipe beamSwap() {
    return beam(SWAP_STANDARD)
        .oracle("lazy")
        .with(Knobs.BEAM_RANKING, Ranking.IDLE)
        .features(FeatureModel.of(TransitionSystems.named(SWAP_STANDARD), "fast"))
        .build();
  }

  private static RecipeBuilder greedy(String system) {
    return Recipe.builder(system)
        .greedy()
        .iterations(6)
        .with(Knobs.AVERAGE, MODELS)
        .features(FeatureModel.of(TransitionSystems.named(system), "fast"));
  }

  private static Recipe greedyArcEager() {
    return greedy(ARC_EAGER).oracle("dynamic").build();
  }

  private static Recipe greedySwap() {
    return greedy(SWAP_STANDARD).oracle("lazy").build();
  }
}
