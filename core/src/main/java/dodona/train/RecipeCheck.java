package dodona.train;

import dodona.model.Decoding;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystems;
import java.util.List;

/** Refuses recipes that make no sense, with the reason. */
final class RecipeCheck {

  private RecipeCheck() {}

  static void check(Recipe recipe) {
    boolean isDynamic = recipe.oracleKind() == OracleKind.DYNAMIC;
    boolean isBeam = recipe.search() == SearchKind.BEAM;
    refuseIf(
        isBeam && !TransitionSystems.named(recipe.system()).hasOneSite(),
        recipe.system()
            + " parsing has no beam: it already chooses among all places; use greedy search");
    refuseIf(
        isBeam && isDynamic,
        "a beam learns from a correct derivation, and a dynamic oracle has costs instead; use a"
            + " static or a non-deterministic one");
    refuseIf(
        recipe.exploration() != null && !isDynamic,
        "only a dynamic oracle can judge what exploration leads to; "
            + recipe.oracle()
            + " is not defined after a mistake");
    refuseIf(
        recipe.exploration() != null && isBeam,
        "exploration is for greedy search; a beam explores by itself");
    refuseIf(
        recipe.nonProjective() == NonProjective.DYNAMIC && !isDynamic,
        "only a dynamic oracle can learn from trees that the system cannot derive");
    refuseIf(recipe.iterations() < 1, recipe.iterations() + " iterations; expected at least 1");
    refuseIf(recipe.models() < 1, recipe.models() + " models to mix; expected at least 1");
    refuseIf(
        recipe.beamWidth() < 1 || recipe.beamWidth() > Decoding.WIDEST,
        "a beam of width " + recipe.beamWidth() + "; expected 1 to " + Decoding.WIDEST);
    checkGold(recipe);
  }

  private static void checkGold(Recipe recipe) {
    boolean isBeam = recipe.search() == SearchKind.BEAM;
    if (isBeam
        && recipe.gold() != GoldStrategy.LATENT
        && recipe.oracleKind() == OracleKind.STATIC) {
      List<String> others = Oracles.names(recipe.system(), OracleKind.NON_DETERMINISTIC);
      throw new IllegalArgumentException(
          "with the oracle '"
              + recipe.oracle()
              + "' a tree has one correct derivation, and there is none to choose; of"
              + " non-deterministic oracles "
              + recipe.system()
              + " has "
              + (others.isEmpty() ? "none" : String.join(", ", others)));
    }
    boolean isFixed = recipe.gold() == GoldStrategy.FIXED;
    refuseIf(
        !isBeam && isFixed,
        "greedy search learns decision by decision, and no derivation can be fixed for it");
    refuseIf(
        isFixed && recipe.fixedBy() == null,
        "fixed gold needs a model trained before, or a number of folds to train such models in");
  }

  private static void refuseIf(boolean isSenseless, String reason) {
    if (isSenseless) {
      throw new IllegalArgumentException(reason);
    }
  }
}
