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
import dodona.train.recipe.Knob.Group;
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
          .group(Group.PARSER)
          .help("Transition system.")
          .values(TransitionSystems::names)
          .usual("swap-standard if many trees are non-projective, else arc-eager")
          .in(Recipe::system);

  /** The oracle. */
  public static final Knob<String> ORACLE =
      Knob.text("oracle", "NAME", text -> text)
          .group(Group.ORACLE)
          .help(
              "Oracle that guides training; with a non-deterministic one, the beam selects a gold"
                  + " derivation.")
          .values(
              () ->
                  TransitionSystems.names().stream()
                      .flatMap(system -> Oracles.names(system).stream())
                      .distinct()
                      .toList())
          .usual("from the preset, or suited to the system and search")
          .in(Recipe::oracle);

  /** The search. */
  public static final Knob<Method.Kind> SEARCH =
      constants("search", "KIND", Method.Kind.class)
          .group(Group.PARSER)
          .help("Search to train for.")
          .usual("from the preset")
          .in(recipe -> recipe.beam() == null ? Method.Kind.GREEDY : Method.Kind.BEAM);

  /** The beam width. */
  public static final Knob<Integer> BEAM =
      number("beam", 1, Decoding.WIDEST)
          .group(Group.BEAM)
          .help("Beam width.")
          .usual(BEAM_WIDTH)
          .in(recipe -> of(recipe.beam(), Method.Beam::width));

  /** The size of a beam learner's steps. */
  public static final Knob<Step.Kind> LEARNER =
      constants("learner", "KIND", Step.Kind.class)
          .group(Group.BEAM)
          .help("Learning algorithm of a beam.")
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
          .group(Group.BEAM)
          .help("Maximum passive-aggressive step size.")
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
          .group(Group.BEAM)
          .help("Point in the derivation at which a beam is updated.")
          .usual("max-violation")
          .in(recipe -> of(recipe.beam(), Method.Beam::update));

  /** The choice of one of several gold derivations. */
  public static final Knob<Gold.Kind> GOLD_DERIVATION =
      constants("gold-derivation", "WHICH", Gold.Kind.class)
          .group(Group.RESEARCH)
          .help(
              "Gold derivation that a beam is trained on; a fixed one is selected in advance with"
                  + " gold-model or gold-folds.")
          .usual("latent")
          .in(recipe -> of(recipe.beam(), beam -> beam.gold().kind()));

  /** The model that fixes gold derivations. */
  public static final Knob<FixedBy.Model> GOLD_MODEL =
      Knob.<FixedBy.Model>file("gold-model", "MODEL")
          .group(Group.RESEARCH)
          .help(
              "With fixed gold derivations: trained model that selects them. Its system and labels"
                  + " must be the same.")
          .written(model -> model.name() + " sha256:" + model.checksum())
          .in(recipe -> recipe.fixedBy() instanceof FixedBy.Model model ? model : null);

  /** The number of folds in which gold derivations are fixed. */
  public static final Knob<Integer> GOLD_FOLDS =
      number("gold-folds", 1, MOST_GOLD_FOLDS)
          .group(Group.RESEARCH)
          .help(
              "With fixed gold derivations: number of jackknifing folds. A model trained on the"
                  + " other folds with latent gold selects the derivations of each fold. With 1, a"
                  + " model trained on all sentences selects them.")
          .in(recipe -> recipe.fixedBy() instanceof FixedBy.Folds folds ? folds.count() : null);

  /** The ranking of gold derivations. */
  public static final Knob<Ranking> GOLD_RANKING =
      constants("gold-ranking", "WHAT", Ranking.class)
          .group(Group.RESEARCH)
          .help(
              "Score that selects the gold derivation: the sum or mean over its steps, or idle (see"
                  + " beam-ranking). The sum favors long derivations.")
          .usual("sum")
          .in(recipe -> of(recipe.beam(), beam -> beam.gold().ranking()));

  /** The ranking of derivations in the beam. */
  public static final Knob<Ranking> BEAM_RANKING =
      constants("beam-ranking", "WHAT", Ranking.class)
          .group(Group.RESEARCH)
          .help(
              "Score that ranks derivations in the beam, in training and parsing: sum, mean, or"
                  + " idle (a sum in which finished derivations continue with idle steps, whose"
                  + " score is trained).")
          .usual("from the preset, or sum")
          .in(recipe -> of(recipe.beam(), Method.Beam::ranking));

  /** The iterations before exploration. */
  public static final Knob<Integer> EXPLORE_K =
      number("explore-k", 0, Integer.MAX_VALUE)
          .group(Group.ORACLE)
          .help("With a dynamic oracle: number of iterations before exploration starts.")
          .usual(Exploration.DEFAULT.k())
          .in(recipe -> of(recipe.exploration(), Exploration::k));

  /** The probability of exploration. */
  public static final Knob<Double> EXPLORE_P =
      decimal("explore-p", "P", "a number from 0 to 1")
          .group(Group.ORACLE)
          .help("With a dynamic oracle: probability of following the prediction, from 0 to 1.")
          .usual(Exploration.DEFAULT.p())
          .in(
              recipe -> {
                Exploration exploration = recipe.exploration();
                return !isDynamic(recipe) ? null : exploration == null ? 0 : exploration.p();
              });

  /** The breaking of ties between transitions of least cost. */
  public static final Knob<TieBreaking> TIE_BREAKING =
      constants("tie-breaking", "HOW", TieBreaking.class)
          .group(Group.RESEARCH)
          .help(
              "With a dynamic oracle: which of several transitions of least cost are correct: all"
                  + " (none), the one that the static oracle prefers (static), or the one with the"
                  + " best score (best-score; differs from none only in neural models).")
          .usual("static for attardi, covington and swap-standard, otherwise none")
          .in(recipe -> isDynamic(recipe) ? of(recipe.greedy(), Method.Greedy::tieBreaking) : null);

  /** The weights of arcs in costs. */
  public static final Knob<ArcWeights> ARC_WEIGHTS =
      Knob.text("arc-weights", "LABEL=N,...", ArcWeights::parse)
          .group(Group.RESEARCH)
          .help(
              "With a dynamic oracle of arc-eager, arc-hybrid or easy-first: cost of losing a gold"
                  + " arc with this label, from 0 to 1000. Other arcs cost 1.")
          .in(
              recipe ->
                  of(
                      recipe.greedy(),
                      greedy ->
                          greedy.arcWeights().equals(ArcWeights.EQUAL)
                              ? null
                              : greedy.arcWeights()));

  /** The treatment of trees that the system cannot derive. */
  public static final Knob<NonProjective> NON_PROJECTIVE =
      constants("non-projective", "WHAT", NonProjective.class)
          .group(Group.PARSER)
          .help(
              "Treatment of trees that the system cannot derive: skip them, lift arcs"
                  + " (pseudo-projective), or dynamic (train on the reachable arcs).")
          .usual("dynamic with a dynamic oracle, otherwise skip")
          .in(Recipe::nonProjective);

  /** A switch for learning arcs without labels. */
  public static final Knob<Boolean> UNLABELED =
      Knob.flag("unlabeled")
          .group(Group.PARSER)
          .help("Train on arcs without labels; the parser outputs none.")
          .written(is -> is ? "true" : "")
          .in(Recipe::unlabeled);

  /** The features. */
  public static final Knob<FeatureModel> FEATURES =
      Knob.<FeatureModel>file("features", "FILE")
          .group(Group.PARSER)
          .help("Feature model file.")
          .usual("features of the preset or the system")
          .written(features -> "")
          .in(recipe -> recipe.learning().features());

  /** The clusters that features refer to. */
  public static final Knob<Clusters> CLUSTERS =
      Knob.<Clusters>file("clusters", "FILE")
          .group(Group.PARSER)
          .help(
              "Brown clusters file: on each line a bit path, a word and its count, separated by"
                  + " tabs. Adds cluster features unless a feature model file is given.")
          .in(recipe -> null);

  /** The size of the weight table. */
  public static final Knob<Integer> HASH_BITS =
      number("hash-bits", RowLayout.LEAST_BITS, RowLayout.MOST_BITS)
          .group(Group.PARSER)
          .help("Size of the weight table: 2 to the power of N.")
          .usual(USUAL_HASH_BITS)
          .in(recipe -> recipe.learning().hashBits());

  /** The number of models that are averaged. */
  public static final Knob<Integer> AVERAGE =
      number("average", 1, Linear.MOST_MODELS)
          .group(Group.PRESET)
          .help(
              "Number of models to train on different sentence orders and average. More models"
                  + " improve accuracy and slow down training.")
          .usual(3)
          .in(recipe -> recipe.learning().average());

  /** The number of passes over the treebank. */
  public static final Knob<Integer> ITERATIONS =
      number("iterations", 1, Integer.MAX_VALUE)
          .group(Group.PRESET)
          .help("Number of passes over the training data.")
          .usual("from the preset")
          .in(Recipe::iterations);

  /** The random seed. */
  public static final Knob<Long> SEED =
      Knob.text("seed", "N", Knobs::seed)
          .group(Group.PRESET)
          .help("Random seed.")
          .usual(1)
          .in(Recipe::seed);

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
