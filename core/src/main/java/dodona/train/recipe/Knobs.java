package dodona.train.recipe;

import dodona.error.InvalidInputException;
import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Decoding;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Hyphens;
import dodona.transition.TransitionSystems;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The table of all settings of a training run. A new setting is declared here, and used where
 * {@link RecipeBuilder} composes recipes.
 */
public final class Knobs {

  /** The default beam width. */
  static final int BEAM_WIDTH = 20;

  static final int USUAL_HASH_BITS = 22;
  static final int USUAL_ITERATIONS = 8;
  static final double USUAL_AGGRESSIVENESS = 0.1;
  private static final int MOST_GOLD_FOLDS = 1000;

  /** The transition system. */
  public static final Knob<String> SYSTEM =
      Knob.text("system", "NAME", text -> text)
          .help("Transition system.")
          .values(TransitionSystems::names)
          .usual("chosen by the share of non-projective trees")
          .in(Recipe::system);

  /** The oracle. */
  public static final Knob<String> ORACLE =
      Knob.text("oracle", "NAME", text -> text)
          .help("Oracle of the system; with a non-deterministic one, a beam chooses its gold.")
          .values(
              () ->
                  TransitionSystems.names().stream()
                      .flatMap(system -> Oracles.names(system).stream())
                      .distinct()
                      .toList())
          .usual("that of the preset, or the one that suits system and search")
          .in(Recipe::oracle);

  /** The search. */
  public static final Knob<Method.Kind> SEARCH =
      constants("search", "KIND", Method.Kind.class)
          .help("Search that is trained.")
          .in(recipe -> recipe.beam() == null ? Method.Kind.GREEDY : Method.Kind.BEAM);

  /** The beam width. */
  public static final Knob<Integer> BEAM =
      number("beam", 1, Decoding.WIDEST)
          .help("Beam width.")
          .usual(BEAM_WIDTH)
          .in(recipe -> of(recipe.beam(), Method.Beam::width));

  /** The size of a beam learner's steps. */
  public static final Knob<Step.Kind> LEARNER =
      constants("learner", "KIND", Step.Kind.class)
          .help("Algorithm that updates the weights of a beam.")
          .usual("perceptron")
          .in(
              recipe ->
                  of(
                      recipe.beam(),
                      beam ->
                          beam.step() instanceof Step.PassiveAggressive
                              ? Step.Kind.PASSIVE_AGGRESSIVE
                              : Step.Kind.PERCEPTRON));

  /** The longest passive-aggressive step. */
  public static final Knob<Double> AGGRESSIVENESS =
      decimal("aggressiveness", "C", "a number greater than 0")
          .help("Largest passive-aggressive step.")
          .usual(USUAL_AGGRESSIVENESS)
          .in(
              recipe ->
                  of(
                      recipe.beam(),
                      beam ->
                          beam.step() instanceof Step.PassiveAggressive step
                              ? step.aggressiveness()
                              : null));

  /** The point of a beam learner's update. */
  public static final Knob<UpdatePoint> UPDATE =
      constants("update", "POINT", UpdatePoint.class)
          .help("Point at which a beam is updated.")
          .usual("max-violation")
          .in(recipe -> of(recipe.beam(), Method.Beam::update));

  /** The choice of one of several gold derivations. */
  public static final Knob<Gold.Kind> GOLD_DERIVATION =
      constants("gold-derivation", "WHICH", Gold.Kind.class)
          .help(
              "Correct derivation that a beam learns; a fixed one is chosen in advance, with"
                  + " gold-model or gold-folds.")
          .usual("latent")
          .in(recipe -> of(recipe.beam(), beam -> beam.gold().kind()));

  /** The model that fixes gold derivations. */
  public static final Knob<FixedBy.Model> GOLD_MODEL =
      Knob.<FixedBy.Model>file("gold-model", "MODEL")
          .help(
              "For fixed gold derivations: the model, trained earlier for the same system and"
                  + " labels, that chooses them.")
          .written(model -> model.name() + " sha256:" + model.checksum())
          .in(recipe -> recipe.fixedBy() instanceof FixedBy.Model model ? model : null);

  /** The number of folds in which gold derivations are fixed. */
  public static final Knob<Integer> GOLD_FOLDS =
      number("gold-folds", 2, MOST_GOLD_FOLDS)
          .help(
              "For fixed gold derivations: jackknife in N folds; those of each are chosen by a"
                  + " model trained on the others with latent gold.")
          .in(recipe -> recipe.fixedBy() instanceof FixedBy.Folds folds ? folds.count() : null);

  /** The ranking of gold derivations. */
  public static final Knob<Ranking> GOLD_RANKING =
      constants("gold-ranking", "WHAT", Ranking.class)
          .help(
              "Score by which the gold derivation is chosen: the sum or the mean over its steps, or"
                  + " idle, see beam-ranking. The sum favors long derivations.")
          .usual("sum")
          .in(recipe -> of(recipe.beam(), beam -> beam.gold().ranking()));

  /** The ranking of derivations in the beam. */
  public static final Knob<Ranking> BEAM_RANKING =
      constants("beam-ranking", "WHAT", Ranking.class)
          .help(
              "Score by which the beam ranks derivations, in training and parsing: sum; mean; or"
                  + " idle, the sum where finished derivations go on with idle steps, whose score is"
                  + " learned.")
          .usual("that of the preset, or sum")
          .in(recipe -> of(recipe.beam(), Method.Beam::ranking));

  /** The iterations before exploration. */
  public static final Knob<Integer> EXPLORE_K =
      number("explore-k", 0, Integer.MAX_VALUE)
          .help("With a dynamic oracle: number of iterations before exploration starts.")
          .usual(Exploration.DEFAULT.k())
          .in(recipe -> of(recipe.exploration(), Exploration::k));

  /** The probability of exploration. */
  public static final Knob<Double> EXPLORE_P =
      decimal("explore-p", "P", "a number from 0 to 1")
          .help("With a dynamic oracle: probability of following the prediction; 0 for never.")
          .usual(Exploration.DEFAULT.p())
          .in(
              recipe -> {
                Exploration exploration = recipe.exploration();
                return !isDynamic(recipe) ? null : exploration == null ? 0 : exploration.p();
              });

  /** The breaking of ties between transitions of least cost. */
  public static final Knob<TieBreaking> TIE_BREAKING =
      constants("tie-breaking", "HOW", TieBreaking.class)
          .help(
              "With a dynamic oracle: which of several transitions of least cost are correct: all"
                  + " (none), the move that the static oracle prefers (static) or the best-scoring"
                  + " (best-score; the same as none except for neural models).")
          .usual("static for attardi, covington and swap-standard, none for others")
          .in(recipe -> isDynamic(recipe) ? of(recipe.greedy(), Method.Greedy::tieBreaking) : null);

  /** The weights of arcs in costs. */
  public static final Knob<ArcWeights> ARC_WEIGHTS =
      Knob.text("arc-weights", "LABEL=N,...", ArcWeights::parse)
          .help(
              "With a dynamic oracle of arc-eager, arc-hybrid or easy-first: how much gold arcs"
                  + " count in its costs, by label, from 0 (not at all) to 1000; others count 1.")
          .in(
              recipe ->
                  of(
                      recipe.greedy(),
                      greedy ->
                          greedy.arcWeights().equals(ArcWeights.EQUAL)
                              ? null
                              : greedy.arcWeights()));

  /** What is done with trees that the system cannot derive. */
  public static final Knob<NonProjective> NON_PROJECTIVE =
      constants("non-projective", "WHAT", NonProjective.class)
          .help(
              "Treatment of trees that the system cannot derive: skip, lift (pseudo-projective) or"
                  + " dynamic (learn what is reachable).")
          .usual("dynamic with a dynamic oracle, else skip")
          .in(Recipe::nonProjective);

  /** Whether arcs are learned without labels. */
  public static final Knob<Boolean> UNLABELED =
      Knob.flag("unlabeled")
          .help("Learn arcs without their labels; the parser writes none.")
          .written(is -> is ? "true" : "")
          .in(Recipe::unlabeled);

  /** The features. */
  public static final Knob<FeatureModel> FEATURES =
      Knob.<FeatureModel>file("features", "FILE")
          .help("Feature model file.")
          .usual("features of the preset or the system")
          .written(features -> "")
          .in(recipe -> recipe.learning().features());

  /** The clusters that features refer to. */
  public static final Knob<Clusters> CLUSTERS =
      Knob.<Clusters>file("clusters", "FILE")
          .help(
              "Brown clusters: on each line a bit path, a word and its count, separated by tabs."
                  + " Adds features that use them, unless there is a feature model file.")
          .in(recipe -> null);

  /** The size of the weight table. */
  public static final Knob<Integer> HASH_BITS =
      number("hash-bits", RowLayout.LEAST_BITS, RowLayout.MOST_BITS)
          .help("Binary logarithm of the number of weights.")
          .usual(USUAL_HASH_BITS)
          .in(recipe -> recipe.learning().hashBits());

  /** The number of models that are averaged. */
  public static final Knob<Integer> AVERAGE =
      number("average", 1, Linear.MOST_MODELS)
          .help(
              "Number of models to train in different orders and average into one. More make"
                  + " training slower and parsing better.")
          .usual(3)
          .in(recipe -> recipe.learning().average());

  /** The number of passes over the treebank. */
  public static final Knob<Integer> ITERATIONS =
      number("iterations", 1, Integer.MAX_VALUE)
          .help("Number of passes over the training data.")
          .usual("that of the preset")
          .in(Recipe::iterations);

  /** The random seed. */
  public static final Knob<Long> SEED =
      Knob.text("seed", "N", Knobs::seed).help("Random seed.").usual(1).in(Recipe::seed);

  private static final List<Knob<?>> ALL =
      List.of(
          SYSTEM,
          ORACLE,
          SEARCH,
          BEAM,
          LEARNER,
          AGGRESSIVENESS,
          UPDATE,
          GOLD_DERIVATION,
          GOLD_MODEL,
          GOLD_FOLDS,
          GOLD_RANKING,
          BEAM_RANKING,
          EXPLORE_K,
          EXPLORE_P,
          TIE_BREAKING,
          ARC_WEIGHTS,
          NON_PROJECTIVE,
          UNLABELED,
          FEATURES,
          CLUSTERS,
          HASH_BITS,
          AVERAGE,
          ITERATIONS,
          SEED);

  /** Settings of linear models, which others do without. */
  private static final List<Knob<?>> OF_LINEAR = List.of(FEATURES, CLUSTERS, HASH_BITS, AVERAGE);

  /** Settings of beam search, which greedy search does without. */
  private static final List<Knob<?>> OF_BEAM =
      List.of(
          LEARNER,
          AGGRESSIVENESS,
          UPDATE,
          GOLD_DERIVATION,
          GOLD_MODEL,
          GOLD_FOLDS,
          GOLD_RANKING,
          BEAM_RANKING);

  private Knobs() {}

  /** Returns all settings, in the order in which they are shown. */
  public static List<Knob<?>> all() {
    return ALL;
  }

  /** Returns the settings that only linear models have. */
  public static List<Knob<?>> ofLinearModels() {
    return OF_LINEAR;
  }

  /** Returns the settings that only the training of a beam has, except for its width. */
  public static List<Knob<?>> ofBeams() {
    return OF_BEAM;
  }

  private static boolean isDynamic(Recipe recipe) {
    return recipe.oracleKind() == OracleKind.DYNAMIC;
  }

  private static <A, B> @Nullable B of(@Nullable A value, Function<A, @Nullable B> part) {
    return value == null ? null : part.apply(value);
  }

  private static <E extends Enum<E>> Knob.Builder<E> constants(
      String name, String label, Class<E> type) {
    return Knob.text(name, label, text -> Hyphens.parse(type, text))
        .values(Hyphens.all(type))
        .written(Hyphens::of);
  }

  private static Knob.Builder<Integer> number(String name, int least, int most) {
    String expected =
        most == Integer.MAX_VALUE
            ? "a whole number of " + least + " or more"
            : "a whole number from " + least + " to " + most;
    return Knob.text(
        name,
        "N",
        text -> {
          try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
              return number;
            }
          } catch (NumberFormatException e) {
            throw new InvalidInputException("'" + text + "'; expected " + expected, e);
          }
          throw new InvalidInputException("'" + text + "'; expected " + expected);
        });
  }

  private static Knob.Builder<Double> decimal(String name, String label, String expected) {
    return Knob.text(
        name,
        label,
        text -> {
          try {
            return Double.valueOf(text);
          } catch (NumberFormatException e) {
            throw new InvalidInputException("'" + text + "'; expected " + expected, e);
          }
        });
  }

  private static Long seed(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw new InvalidInputException("'" + text + "'; expected a whole number", e);
    }
  }
}
