package dodona.train;

import dodona.feature.FeatureModel;
import dodona.linear.Step;
import dodona.model.Decoding;
import dodona.model.ModelShape;
import dodona.oracle.Derivability;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.transition.EasyFirst;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is decided before a training begins; immutable, and checked: a combination that
 * makes no sense is refused with the reason.
 *
 * @param system the transition system, such as {@code arc-eager} or {@code easy-first}
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

  private static final String EASY_FIRST = "easy-first";
  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  /** Checks that the parts fit together. */
  public Recipe {
    checkOracle(system, oracle);
    boolean dynamic = oracle.equals(Oracles.DYNAMIC);
    refuseIf(
        search == SearchKind.BEAM && system.equals(EASY_FIRST),
        "easy-first parsing has no beam: it already chooses among all places; use greedy search");
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
    checkGold(system, oracle, search, gold, fixedBy);
  }

  private static void checkGold(
      String system,
      String oracle,
      SearchKind search,
      GoldStrategy gold,
      @Nullable FixedBy fixedBy) {
    if (search == SearchKind.BEAM && gold != GoldStrategy.LATENT && Oracles.isStatic(oracle)) {
      throw new IllegalArgumentException(
          "with the oracle '"
              + oracle
              + "' a tree has one correct derivation, and there is none to choose; of"
              + " non-deterministic oracles "
              + system
              + " has "
              + nonDeterministicNames(system));
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

  private static void checkOracle(String system, String oracle) {
    if (system.equals(EASY_FIRST)) {
      refuseIf(
          !oracle.equals(Oracles.NON_DETERMINISTIC) && !oracle.equals(Oracles.DYNAMIC),
          "easy-first has no oracle '" + oracle + "'; it has nd, dynamic");
    } else {
      Oracles.named(TransitionSystems.named(system, UNLABELLED), oracle);
    }
  }

  private static String nonDeterministicNames(String system) {
    String names =
        Oracles.names(TransitionSystems.named(system, UNLABELLED)).stream()
            .filter(name -> name.startsWith(Oracles.NON_DETERMINISTIC))
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "none" : names;
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
    if (system.equals(EASY_FIRST)) {
      EasyFirst easyFirst = new EasyFirst(labels);
      return tree -> Derivability.canDerive(easyFirst, tree);
    }
    TransitionSystem stackSystem = TransitionSystems.named(system, labels);
    return tree -> Derivability.canDerive(stackSystem, tree);
  }

  /**
   * A learner that has learnt nothing yet.
   *
   * @param labels the labels of the trees to learn from
   * @param singleRoot whether exactly one word of a sentence is attached to the root
   * @param fixed where the derivations will be found, if the gold is fixed
   */
  Learner learner(List<String> labels, boolean singleRoot, FixedGold fixed) {
    if (system.equals(EASY_FIRST)) {
      EasyFirst easyFirst = new EasyFirst(labels);
      ModelShape shape = Shapes.of(easyFirst, features, bits, singleRoot);
      return oracle.equals(Oracles.NON_DETERMINISTIC)
          ? EasyFirstLearner.following(easyFirst, shape)
          : EasyFirstLearner.exploring(easyFirst, explorationOrNone(), shape);
    }
    TransitionSystem stackSystem = TransitionSystems.named(system, labels);
    ModelShape shape = Shapes.of(stackSystem, features, bits, beamWidth, singleRoot);
    return search == SearchKind.GREEDY
        ? greedyLearner(stackSystem, shape)
        : beamLearner(stackSystem, shape, fixed);
  }

  private Exploration explorationOrNone() {
    return exploration == null ? new Exploration(0, 0) : exploration;
  }

  private Learner greedyLearner(TransitionSystem stackSystem, ModelShape shape) {
    return exploration == null
        ? GreedyLearner.following(stackSystem, Oracles.named(stackSystem, oracle), shape)
        : GreedyLearner.exploring(stackSystem, Oracles.dynamic(stackSystem), exploration, shape);
  }

  private Learner beamLearner(TransitionSystem stackSystem, ModelShape shape, FixedGold fixed) {
    if (Oracles.isStatic(oracle)) {
      OracleFor<? extends Oracle> named = Oracles.named(stackSystem, oracle);
      OracleFor<StaticOracle> one = tree -> (StaticOracle) named.tree(tree);
      return BeamLearner.ofStatic(stackSystem, one, update, step, shape);
    }
    OracleFor<NonDeterministicOracle> many = nonDeterministicOracles(stackSystem);
    return switch (gold) {
      case LATENT -> BeamLearner.ofLatent(stackSystem, many, update, step, shape);
      case BEST_PARTIAL -> BeamLearner.ofBestPartial(stackSystem, many, update, step, shape);
      case LAST_CORRECT -> BeamLearner.ofLastCorrect(stackSystem, many, step, shape);
      case FIXED -> BeamLearner.ofFixed(stackSystem, fixed, update, step, shape);
    };
  }

  /** The recipe's oracles, which are non-deterministic. */
  OracleFor<NonDeterministicOracle> nonDeterministicOracles(TransitionSystem stackSystem) {
    OracleFor<? extends Oracle> named = Oracles.named(stackSystem, oracle);
    return tree -> (NonDeterministicOracle) named.tree(tree);
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
      entries.put("gold", Oracles.isStatic(oracle) ? "static" : gold.toString());
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
