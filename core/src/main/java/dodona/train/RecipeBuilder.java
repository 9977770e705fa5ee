package dodona.train;

import dodona.feature.FeatureModel;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystems;
import org.jspecify.annotations.Nullable;

/** A {@link Recipe} in the making. */
public final class RecipeBuilder {

  final String system;
  @Nullable String oracle;
  SearchKind search = SearchKind.GREEDY;
  int beamWidth = 1;
  Step step = Step.perceptron();
  UpdatePoint update = UpdatePoint.MAX_VIOLATION;
  GoldStrategy gold = GoldStrategy.LATENT;
  Ranking goldScore = Ranking.SUM;
  Ranking beamScore = Ranking.SUM;
  @Nullable FixedBy fixedBy;
  @Nullable Exploration exploration;
  Ties ties = Ties.FREE;
  ArcWeights arcWeights = ArcWeights.EQUAL;
  NonProjective nonProjective = NonProjective.SKIP;
  boolean unlabeled;
  @Nullable FeatureModel features;
  int bits = 22;
  int iterations = 8;
  long seed = 1;
  int models = 1;

  RecipeBuilder(String system) {
    this.system = system;
  }

  /** Learns from another oracle of the system than the one that suits the search. */
  public RecipeBuilder oracle(String name) {
    oracle = name;
    return this;
  }

  /** Searches greedily. */
  public RecipeBuilder greedy() {
    search = SearchKind.GREEDY;
    beamWidth = 1;
    return this;
  }

  /** Searches with a beam. */
  public RecipeBuilder beam(int width) {
    search = SearchKind.BEAM;
    beamWidth = width;
    return this;
  }

  /** How far a beam learner goes: by default as the perceptron. */
  public RecipeBuilder step(Step kind) {
    step = kind;
    return this;
  }

  /** Where a beam learner updates: by default at the maximal violation. */
  public RecipeBuilder update(UpdatePoint point) {
    update = point;
    return this;
  }

  /** Which correct derivation a beam learner updates towards: by default the latent one. */
  public RecipeBuilder gold(GoldStrategy strategy) {
    gold = strategy;
    fixedBy = null;
    return this;
  }

  /** Lets a beam learner update towards derivations that are fixed before the training. */
  public RecipeBuilder fixedGold(FixedBy by) {
    gold = GoldStrategy.FIXED;
    fixedBy = by;
    return this;
  }

  /**
   * What correct derivations are ranked by where a beam learner chooses one of many: by default the
   * sum of their scores.
   */
  public RecipeBuilder goldScore(Ranking ranking) {
    goldScore = ranking;
    return this;
  }

  /**
   * What the beam ranks derivations by, in training and in the parser: by default the sum of their
   * scores.
   */
  public RecipeBuilder beamScore(Ranking ranking) {
    beamScore = ranking;
    return this;
  }

  /** When a greedy learner follows its own mistakes: by default, or if null, never. */
  public RecipeBuilder exploration(@Nullable Exploration policy) {
    exploration = policy;
    return this;
  }

  /**
   * What counts as correct where a dynamic oracle finds several transitions of least cost: by
   * default all of them.
   */
  public RecipeBuilder ties(Ties choice) {
    ties = choice;
    return this;
  }

  /** How much each gold arc counts in the costs of a dynamic oracle: by default all the same. */
  public RecipeBuilder arcWeights(ArcWeights weights) {
    arcWeights = weights;
    return this;
  }

  /** What is done with trees that the system cannot derive: by default they are skipped. */
  public RecipeBuilder nonProjective(NonProjective what) {
    nonProjective = what;
    return this;
  }

  /** Whether arcs are learnt without their labels: by default with them. */
  public RecipeBuilder unlabeled(boolean isWithout) {
    unlabeled = isWithout;
    return this;
  }

  /** Other features than those that come with the system. */
  public RecipeBuilder features(FeatureModel model) {
    features = model;
    return this;
  }

  /** The binary logarithm of the size of the weight table: by default 22. */
  public RecipeBuilder bits(int number) {
    bits = number;
    return this;
  }

  /** How often the treebank is gone through: by default 8 times. */
  public RecipeBuilder iterations(int number) {
    iterations = number;
    return this;
  }

  /** The seed of all random numbers: by default 1. */
  public RecipeBuilder seed(long number) {
    seed = number;
    return this;
  }

  /** How many models are trained in different orders and mixed into one: by default 1. */
  public RecipeBuilder models(int number) {
    models = number;
    return this;
  }

  String oracleOrDefault() {
    return oracle == null ? Oracles.forTraining(system, search == SearchKind.BEAM) : oracle;
  }

  FeatureModel featuresOrDefault() {
    return features == null ? FeatureModel.of(TransitionSystems.named(system)) : features;
  }

  /**
   * The recipe.
   *
   * @throws IllegalArgumentException if there is no such system or oracle, or the decisions do not
   *     fit together; the message says why
   */
  public Recipe build() {
    return new Recipe(this);
  }
}
