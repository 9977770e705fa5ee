package dodona.train;

import dodona.error.InvalidInputException;
import dodona.model.Decoding;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystems;
import java.util.List;

/** Refuses recipes that make no sense, with the reason. */
final class RecipeCheck {

  /** More models to mix gain nothing, and each takes memory. */
  private static final int MOST_MODELS = 100;

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
        "a beam learns from correct derivations, but a dynamic oracle has costs instead; use"
            + " a static or non-deterministic oracle");
    refuseIf(
        recipe.exploration() != null && !isDynamic,
        "exploration makes mistakes and needs a dynamic oracle; "
            + recipe.oracle()
            + " is not defined after a mistake");
    refuseIf(recipe.exploration() != null && isBeam, "exploration is for greedy search only");
    refuseIf(
        recipe.nonProjective() == NonProjective.DYNAMIC && !isDynamic,
        "learning from trees that the system cannot derive needs a dynamic oracle");
    refuseIf(
        recipe.ties() != Ties.FREE && !isDynamic,
        "ties are broken where a dynamic oracle finds several transitions of least cost; "
            + recipe.oracle()
            + " is not dynamic");
    refuseIf(
        recipe.ties() == Ties.CANONICAL && !Oracles.hasCanonicalOrder(recipe.system()),
        recipe.system() + " has no order in which a static oracle prefers its moves");
    boolean isWeighted = !recipe.arcWeights().equals(ArcWeights.EQUAL);
    refuseIf(
        isWeighted && !isDynamic,
        "weights of arcs count in costs, which only a dynamic oracle has; "
            + recipe.oracle()
            + " is not dynamic");
    refuseIf(
        isWeighted && !Oracles.hasWeights(recipe.system()),
        "the costs of "
            + recipe.system()
            + "'s dynamic oracle are not made of single arcs, so they cannot be weighted");
    refuseIf(
        isWeighted && recipe.isUnlabeled(),
        "arcs have weights by their labels, so there are none without labels");
    refuseIf(
        recipe.isUnlabeled() && recipe.nonProjective() == NonProjective.LIFT,
        "lifted arcs are marked in their labels, so they cannot be learnt without labels");
    refuseIf(recipe.iterations() < 1, recipe.iterations() + " iterations; expected at least 1");
    refuseIf(
        recipe.models() < 1 || recipe.models() > MOST_MODELS,
        recipe.models() + " models to mix; expected 1 to " + MOST_MODELS);
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
      throw new InvalidInputException(
          "with the oracle '"
              + recipe.oracle()
              + "' a tree has one correct derivation, so there is no choice; of non-deterministic"
              + " oracles, "
              + recipe.system()
              + " has "
              + (others.isEmpty() ? "none" : String.join(", ", others)));
    }
    boolean isFixed = recipe.gold() == GoldStrategy.FIXED;
    refuseIf(
        !isBeam && isFixed,
        "greedy search learns from single decisions, so no derivation can be fixed for it");
    boolean hasChoice =
        isBeam
            && recipe.oracleKind() != OracleKind.STATIC
            && recipe.gold() != GoldStrategy.LAST_CORRECT;
    refuseIf(
        recipe.goldScore() != Ranking.SUM && !hasChoice,
        "there is a score to choose the gold derivation by only where a beam learns from a"
            + " non-deterministic oracle, by gold that is latent, best-partial or fixed");
    refuseIf(
        recipe.beamScore() != Ranking.SUM && !isBeam,
        "greedy search compares single steps, so there is no score of a whole derivation");
    refuseIf(
        recipe.goldScore() == Ranking.IDLE && recipe.beamScore() != Ranking.IDLE,
        "idle steps are learnt where the beam ranks derivations by them; without, they cannot"
            + " choose the gold derivation");
    refuseIf(
        isFixed && recipe.fixedBy() == null,
        "fixed gold needs a model trained earlier, or a number of folds to train such models");
  }

  private static void refuseIf(boolean isSenseless, String reason) {
    if (isSenseless) {
      throw new InvalidInputException(reason);
    }
  }
}
