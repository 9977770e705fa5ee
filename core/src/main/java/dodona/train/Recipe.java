package dodona.train;

import dodona.feature.FeatureModel;
import dodona.linear.Step;
import dodona.model.Decoding;
import dodona.model.ModelShape;
import dodona.oracle.Derivability;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is decided before a training begins; immutable, and checked: a combination that
 * makes no sense is refused with the reason.
 *
 * @param system the transition system, such as {@code arc-eager}
 * @param oracle the oracle, such as {@code static}, {@code nd}, {@code dynamic}, {@code lazy}
 * @param search greedy or beam
 * @param beamWidth the width of the beam; 1 for greedy search
 * @param step how far a beam learner goes; greedy learners take the perceptron's step
 * @param update where a beam learner updates
 * @param gold which correct derivation a beam learner updates towards
 * @param fixedBy what fixes the derivations where the gold is fixed; else null
 * @param exploration when a greedy learner follows its own mistakes; null if never
 * @param nonProjective what to do with trees that the system cannot derive
 * @param features the features
 * @param bits the binary logarithm of the size of the weight table
 * @param iterations how often to go through the treebank
 * @param seed where all chance comes from
 * @param models how many models to train in different orders and mix into one
 */
public record Recipe(
    String system,
    String oracle,
    SearchKind search,
    int beamWidth,
    Step step,
    UpdatePoint update,
    GoldStrategy gold,
    @Nullable FixedBy fixedBy,
    @Nullable Exploration exploration,
    NonProjective nonProjective,
    FeatureModel features,
    int bits,
    int iterations,
    long seed,
    int models) {

  /** Checks that the parts fit together. */
  public Recipe {
    OracleKind kind = Oracles.kind(system, oracle);
    boolean dynamic = kind == OracleKind.DYNAMIC;
    refuseIf(
        search == SearchKind.BEAM && !TransitionSystems.named(system).hasOneSite(),
        system + " parsing has no beam: it already chooses among all places; use greedy search");
    refuseIf(
        search == SearchKind.BEAM && dynamic,
        "a beam learns from a correct derivation, and a dynamic oracle has costs instead; use a"
            + " static or a non-deterministic one");
    refuseIf(
        search == SearchKind.GREEDY && beamWidth != 1,
        "greedy search has a beam of width 1, not " + beamWidth);
    refuseIf(
        exploration != null && !dynamic,
        "only a dynamic oracle can judge what exploration leads to; "
            + oracle
            + " is not defined after a mistake");
    refuseIf(
        exploration != null && search == SearchKind.BEAM,
        "exploration is for greedy search; a beam explores by itself");
    refuseIf(
        nonProjective == NonProjective.DYNAMIC && !dynamic,
        "only a dynamic oracle can learn from trees that the system cannot derive");
    refuseIf(iterations < 1, iterations + " iterations; expected at least 1");
    refuseIf(models < 1, models + " models to mix; expected at least 1");
    refuseIf(
        beamWidth < 1 || beamWidth > Decoding.WIDEST,
        "a beam of width " + beamWidth + "; expected 1 to " + Decoding.WIDEST);
    checkGold(system, oracle, kind, search, gold, fixedBy);
  }

  private static void checkGold(
      String system,
      String oracle,
      OracleKind kind,
      SearchKind search,
      GoldStrategy gold,
      @Nullable FixedBy fixedBy) {
    if (search == SearchKind.BEAM && gold != GoldStrategy.LATENT && kind == OracleKind.STATIC) {
      List<String> others = Oracles.names(system, OracleKind.NON_DETERMINISTIC);
      throw new IllegalArgumentException(
          "with the oracle '"
              + oracle
              + "' a tree has one correct derivation, and there is none to choose; of"
              + " non-deterministic oracles "
              + system
              + " has "
              + (others.isEmpty() ? "none" : String.join(", ", others)));
    }
    boolean isFixed = gold == GoldStrategy.FIXED;
    refuseIf(
        search == SearchKind.GREEDY && isFixed,
        "greedy search learns decision by decision, and no derivation can be fixed for it");
    refuseIf(
        isFixed && fixedBy == null,
        "fixed gold needs a model trained before, or a number of folds to train such models in");
    refuseIf(
        !isFixed && fixedBy != null,
        "a model or folds to fix derivations by are for fixed gold only");
  }

  private static void refuseIf(boolean senseless, String reason) {
    if (senseless) {
      throw new IllegalArgumentException(reason);
    }
  }

  /** The same with another seed. */
  public Recipe withSeed(long newSeed) {
    return with(gold, fixedBy, newSeed);
  }

  /** The same with latent gold. */
  Recipe withLatentGold() {
    return with(GoldStrategy.LATENT, null, seed);
  }

  private Recipe with(GoldStrategy newGold, @Nullable FixedBy newFixedBy, long newSeed) {
    return new Recipe(
        system,
        oracle,
        search,
        beamWidth,
        step,
        update,
        newGold,
        newFixedBy,
        exploration,
        nonProjective,
        features,
        bits,
        iterations,
        newSeed,
        models);
  }

  /** Whether a tree can be learnt from. */
  public Predicate<DependencyTree> learnable(List<String> labels) {
    if (nonProjective == NonProjective.DYNAMIC) {
      return tree -> true;
    }
    TransitionSystem<?> labelled = TransitionSystems.named(system, labels);
    return tree -> Derivability.canDerive(labelled, tree);
  }

  /**
   * A learner that has learnt nothing yet.
   *
   * @param labels the labels of the trees to learn from
   * @param singleRoot whether exactly one word of a sentence is attached to the root
   * @param fixed where the derivations will be found, if the gold is fixed
   */
  Learner learner(List<String> labels, boolean singleRoot, FixedGold fixed) {
    return learner(TransitionSystems.named(system, labels), singleRoot, fixed);
  }

  private <C extends PartialTree> Learner learner(
      TransitionSystem<C> labelled, boolean singleRoot, FixedGold fixed) {
    ModelShape shape = Shapes.of(labelled, features, bits, beamWidth, singleRoot);
    if (search == SearchKind.BEAM) {
      return beamLearner(labelled, shape, fixed);
    }
    if (labelled.hasOneSite()) {
      return exploration == null
          ? GreedyLearner.following(labelled, Oracles.named(labelled, oracle), shape)
          : GreedyLearner.exploring(
              labelled, Oracles.namedDynamic(labelled, oracle), exploration, shape);
    }
    return isOf(OracleKind.DYNAMIC)
        ? SiteLearner.exploring(
            labelled,
            Oracles.namedDynamic(labelled, oracle),
            exploration == null ? new Exploration(0, 0) : exploration,
            shape)
        : SiteLearner.following(labelled, Oracles.named(labelled, oracle), shape);
  }

  private <C extends PartialTree> Learner beamLearner(
      TransitionSystem<C> labelled, ModelShape shape, FixedGold fixed) {
    if (isOf(OracleKind.STATIC)) {
      return BeamLearner.ofStatic(
          labelled, Oracles.namedStatic(labelled, oracle), update, step, shape);
    }
    OracleFor<NonDeterministicOracle<C>> many = Oracles.namedNonDeterministic(labelled, oracle);
    return switch (gold) {
      case LATENT -> BeamLearner.ofLatent(labelled, many, update, step, shape);
      case BEST_PARTIAL -> BeamLearner.ofBestPartial(labelled, many, update, step, shape);
      case LAST_CORRECT -> BeamLearner.ofLastCorrect(labelled, many, step, shape);
      case FIXED -> BeamLearner.ofFixed(labelled, fixed, update, step, shape);
    };
  }

  private boolean isOf(OracleKind kind) {
    return Oracles.kind(system, oracle) == kind;
  }

  /** The decisions by name, for a model's manifest. */
  public Map<String, Object> describe() {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("system", system);
    entries.put("oracle", oracle);
    entries.put("search", search == SearchKind.GREEDY ? "greedy" : "beam " + beamWidth);
    if (search == SearchKind.BEAM) {
      entries.put("step", step.toString());
      entries.put("update", update.toString());
      entries.put("gold", isOf(OracleKind.STATIC) ? "static" : gold.toString());
    }
    if (fixedBy instanceof FixedBy.Model given) {
      entries.put("goldModel", given.name() + " sha256:" + given.checksum());
    } else if (fixedBy instanceof FixedBy.Folds folds) {
      entries.put("goldFolds", folds.count());
    }
    if (exploration != null) {
      entries.put("exploration", "k=" + exploration.k() + " p=" + exploration.p());
    }
    entries.put("nonProjective", nonProjective.toString());
    entries.put("iterations", iterations);
    entries.put("seed", seed);
    if (models > 1) {
      entries.put("models", models);
    }
    return entries;
  }
}
