package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Choices for {@link Knobs}, and the {@link Recipe} that they make. */
public final class RecipeBuilder {

  private final @Nullable Recipe base;
  private final Map<Knob<?>, Object> choices = new HashMap<>();

  /**
   * A builder without choices.
   *
   * @param base where settings come from that are not chosen, as far as they suit the choices
   */
  RecipeBuilder(@Nullable Recipe base) {
    this.base = base;
  }

  /** Chooses the value of a setting. */
  public <T> RecipeBuilder with(Knob<T> knob, T value) {
    choices.put(knob, value);
    return this;
  }

  /**
   * Chooses the value of a setting that is written as text.
   *
   * @throws InvalidInputException if the text is not a value
   */
  public <T> RecipeBuilder read(Knob<T> knob, String text) {
    return with(knob, knob.read(text));
  }

  <T> void copy(Knob<T> knob, Recipe from) {
    T value = knob.in(from);
    if (value != null) {
      with(knob, value);
    }
  }

  /** Chooses an oracle other than the one that suits the search. */
  public RecipeBuilder oracle(String name) {
    return with(Knobs.ORACLE, name);
  }

  /** Chooses greedy search. */
  public RecipeBuilder greedy() {
    choices.remove(Knobs.BEAM);
    return with(Knobs.SEARCH, Method.Kind.GREEDY);
  }

  /** Chooses beam search. */
  public RecipeBuilder beam(int width) {
    return with(Knobs.SEARCH, Method.Kind.BEAM).with(Knobs.BEAM, width);
  }

  /** Chooses how far the weights of a beam are changed. */
  public RecipeBuilder step(Step step) {
    return step instanceof Step.PassiveAggressive by
        ? with(Knobs.LEARNER, Step.Kind.PASSIVE_AGGRESSIVE)
            .with(Knobs.AGGRESSIVENESS, by.aggressiveness())
        : with(Knobs.LEARNER, Step.Kind.PERCEPTRON);
  }

  /** Chooses gold derivations that are fixed before training. */
  public RecipeBuilder fixedGold(FixedBy by) {
    with(Knobs.GOLD_DERIVATION, Gold.Kind.FIXED);
    return by instanceof FixedBy.Model model
        ? with(Knobs.GOLD_MODEL, model)
        : with(Knobs.GOLD_FOLDS, ((FixedBy.Folds) by).count());
  }

  /** Chooses when a greedy learner follows its own errors; null for never. */
  public RecipeBuilder exploration(@Nullable Exploration policy) {
    return policy == null
        ? with(Knobs.EXPLORE_P, 0.0)
        : with(Knobs.EXPLORE_K, policy.k()).with(Knobs.EXPLORE_P, policy.p());
  }

  /** Chooses features other than those of the system. */
  public RecipeBuilder features(FeatureModel model) {
    return with(Knobs.FEATURES, model);
  }

  /** Chooses the size of the weight table, as a binary logarithm. */
  public RecipeBuilder hashBits(int number) {
    return with(Knobs.HASH_BITS, number);
  }

  /** Chooses the number of passes over the treebank. */
  public RecipeBuilder iterations(int number) {
    return with(Knobs.ITERATIONS, number);
  }

  /** Chooses the random seed. */
  public RecipeBuilder seed(long number) {
    return with(Knobs.SEED, number);
  }

  /**
   * Returns the recipe.
   *
   * @throws InvalidInputException if there is no such system or oracle, or the choices contradict
   *     each other; the message explains why
   */
  public Recipe build() {
    String system = get(Knobs.SYSTEM, base == null ? "" : base.system());
    TransitionSystem<?> named = TransitionSystems.named(system);
    boolean isBeam = isBeam(named);
    boolean isLikeBase =
        base != null && base.system().equals(system) && (base.beam() != null) == isBeam;
    String oracle =
        get(
            Knobs.ORACLE,
            base != null && isLikeBase ? base.oracle() : Oracles.forTraining(system, isBeam));
    OracleKind kind = kind(system, oracle);
    boolean isDynamic = kind == OracleKind.DYNAMIC;
    boolean unlabeled = get(Knobs.UNLABELED, false);
    refuseUnlessDynamic(system, oracle, isDynamic);
    Method method =
        isBeam ? beam(system, oracle, kind, isLikeBase) : greedy(system, isDynamic, unlabeled);
    NonProjective nonProjective =
        get(Knobs.NON_PROJECTIVE, isDynamic ? NonProjective.DYNAMIC : NonProjective.SKIP);
    refuseIf(
        unlabeled && nonProjective == NonProjective.LIFT,
        Knobs.NON_PROJECTIVE,
        "lifted arcs are marked in their labels, so they need labels");
    FeatureModel usual =
        base != null && isLikeBase ? base.learning().features() : FeatureModel.of(named);
    Clusters clusters = get(Knobs.CLUSTERS, Clusters.NONE);
    FeatureModel features =
        get(Knobs.FEATURES, clusters.isEmpty() ? usual : usual.withClusters(clusters));
    Linear learning =
        new Linear(
            features,
            get(Knobs.HASH_BITS, base == null ? Knobs.USUAL_HASH_BITS : base.learning().hashBits()),
            get(Knobs.AVERAGE, base == null ? 1 : base.learning().average()));
    return new Recipe(
        system,
        oracle,
        method,
        learning,
        nonProjective,
        unlabeled,
        get(Knobs.ITERATIONS, base == null ? Knobs.USUAL_ITERATIONS : base.iterations()),
        get(Knobs.SEED, base == null ? 1L : base.seed()));
  }

  private static OracleKind kind(String system, String oracle) {
    try {
      return Oracles.kind(system, oracle);
    } catch (InvalidInputException e) {
      throw new InvalidChoiceException(Knobs.ORACLE, String.valueOf(e.getMessage()));
    }
  }

  private boolean isBeam(TransitionSystem<?> named) {
    Method.Kind search = find(Knobs.SEARCH);
    if (search != null) {
      refuseIf(
          search == Method.Kind.BEAM && !named.hasOneSite(),
          Knobs.SEARCH,
          named.name() + " does not support beam search; expected greedy");
      return search == Method.Kind.BEAM;
    }
    return named.hasOneSite() && (get(Knobs.BEAM, 1) > 1 || (base != null && base.beam() != null));
  }

  private void refuseUnlessDynamic(String system, String oracle, boolean isDynamic) {
    refuseIf(
        !isDynamic && find(Knobs.NON_PROJECTIVE) == NonProjective.DYNAMIC,
        Knobs.NON_PROJECTIVE,
        "training on trees that the system cannot derive needs a dynamic oracle");
    refuseIf(
        !isDynamic && isExploring(),
        choices.containsKey(Knobs.EXPLORE_P) ? Knobs.EXPLORE_P : Knobs.EXPLORE_K,
        "explore-k and explore-p need a dynamic oracle; "
            + oracle
            + " is not defined after an error");
    TieBreaking ties = get(Knobs.TIE_BREAKING, TieBreaking.NONE);
    refuseIf(
        !isDynamic && ties != TieBreaking.NONE,
        Knobs.TIE_BREAKING,
        "tie-breaking needs a dynamic oracle; " + oracle + " is not dynamic");
    refuseIf(
        ties == TieBreaking.STATIC && !Oracles.hasCanonicalOrder(system),
        Knobs.TIE_BREAKING,
        system + " has no canonical order of moves");
    refuseIf(
        !isDynamic && isWeighted(),
        Knobs.ARC_WEIGHTS,
        "arc-weights need a dynamic oracle; " + oracle + " is not dynamic");
  }

  private boolean isExploring() {
    Double p = find(Knobs.EXPLORE_P);
    return p == null ? find(Knobs.EXPLORE_K) != null : p != 0;
  }

  private boolean isWeighted() {
    return !get(Knobs.ARC_WEIGHTS, ArcWeights.EQUAL).equals(ArcWeights.EQUAL);
  }

  private Method greedy(String system, boolean isDynamic, boolean unlabeled) {
    refuseIf(
        find(Knobs.GOLD_DERIVATION) == Gold.Kind.FIXED,
        Knobs.GOLD_DERIVATION,
        "fixed gold derivations need beam search; greedy search is trained on single decisions");
    for (Knob<?> knob : Knobs.ofBeams()) {
      refuseIf(
          choices.containsKey(knob),
          knob,
          knob.name() + " needs beam search; greedy search always uses the perceptron");
    }
    int width = get(Knobs.BEAM, 1);
    refuseIf(width != 1, Knobs.BEAM, "greedy search has a beam of width 1, not " + width);
    refuseIf(
        isWeighted() && !Oracles.hasWeights(system),
        Knobs.ARC_WEIGHTS,
        "the costs of " + system + "'s dynamic oracle are not per arc, so they cannot be weighted");
    refuseIf(
        isWeighted() && unlabeled,
        Knobs.ARC_WEIGHTS,
        "arc weights are per label, so they need labels");
    double p = get(Knobs.EXPLORE_P, Exploration.DEFAULT.p());
    int k = get(Knobs.EXPLORE_K, Exploration.DEFAULT.k());
    return new Method.Greedy(
        isDynamic && p != 0 ? new Exploration(k, p) : null,
        get(Knobs.TIE_BREAKING, isDynamic ? TieBreaking.suiting(system) : TieBreaking.NONE),
        get(Knobs.ARC_WEIGHTS, ArcWeights.EQUAL));
  }

  private Method beam(String system, String oracle, OracleKind kind, boolean isLikeBase) {
    refuseIf(
        kind == OracleKind.DYNAMIC,
        Knobs.ORACLE,
        "beam search needs a static or non-deterministic oracle; a dynamic oracle has costs instead"
            + " of correct derivations");
    boolean isPassive = get(Knobs.LEARNER, Step.Kind.PERCEPTRON) == Step.Kind.PASSIVE_AGGRESSIVE;
    boolean isOracleOfBase = base != null && isLikeBase && base.oracle().equals(oracle);
    Method.Beam ofBase = base == null ? null : base.beam();
    return new Method.Beam(
        get(Knobs.BEAM, ofBase == null ? Knobs.BEAM_WIDTH : ofBase.width()),
        isPassive
            ? Step.passiveAggressive(get(Knobs.AGGRESSIVENESS, Knobs.USUAL_AGGRESSIVENESS))
            : Step.perceptron(),
        get(Knobs.UPDATE, UpdatePoint.MAX_VIOLATION),
        gold(system, oracle, kind),
        get(Knobs.BEAM_RANKING, ofBase != null && isOracleOfBase ? ofBase.ranking() : Ranking.SUM));
  }

  private Gold gold(String system, String oracle, OracleKind kind) {
    Gold.Kind which = get(Knobs.GOLD_DERIVATION, Gold.Kind.LATENT);
    FixedBy by = fixedBy();
    Ranking ranking = get(Knobs.GOLD_RANKING, Ranking.SUM);
    refuseIf(
        (which == Gold.Kind.FIXED) != (by != null),
        by == null
            ? Knobs.GOLD_DERIVATION
            : choices.containsKey(Knobs.GOLD_FOLDS) ? Knobs.GOLD_FOLDS : Knobs.GOLD_MODEL,
        "'gold-derivation fixed' needs gold-model, a trained model, or gold-folds, the number of"
            + " folds for jackknifing");
    boolean isOne = kind == OracleKind.STATIC;
    if (isOne && which != Gold.Kind.LATENT) {
      List<String> others = Oracles.names(system, OracleKind.NON_DETERMINISTIC);
      throw new InvalidChoiceException(
          Knobs.GOLD_DERIVATION,
          "with the oracle '"
              + oracle
              + "' a tree has a single correct derivation; expected a non-deterministic oracle, of"
              + " which "
              + system
              + " has "
              + (others.isEmpty() ? "none" : String.join(", ", others)));
    }
    refuseIf(
        ranking != Ranking.SUM && (isOne || which == Gold.Kind.LAST_CORRECT),
        Knobs.GOLD_RANKING,
        "gold-ranking needs beam search with a non-deterministic oracle and a gold derivation that"
            + " is latent, best-partial or fixed");
    if (isOne) {
      return new Gold.Prescribed();
    }
    return switch (which) {
      case LATENT -> new Gold.Latent(ranking);
      case BEST_PARTIAL -> new Gold.BestPartial(ranking);
      case LAST_CORRECT -> new Gold.LastCorrect();
      case FIXED -> new Gold.Fixed(Objects.requireNonNull(by), ranking);
    };
  }

  private @Nullable FixedBy fixedBy() {
    FixedBy.Model model = find(Knobs.GOLD_MODEL);
    Integer folds = find(Knobs.GOLD_FOLDS);
    refuseIf(
        model != null && folds != null,
        Knobs.GOLD_MODEL,
        "expected gold-model or gold-folds, not both");
    return folds == null ? model : new FixedBy.Folds(folds);
  }

  @SuppressWarnings("unchecked") // with() checks the types
  private <T> @Nullable T find(Knob<T> knob) {
    return (T) choices.get(knob);
  }

  private <T> T get(Knob<T> knob, T otherwise) {
    T value = find(knob);
    return value == null ? otherwise : value;
  }

  private static void refuseIf(boolean isSenseless, Knob<?> knob, String reason) {
    if (isSenseless) {
      throw new InvalidChoiceException(knob, reason);
    }
  }
}
