package dodona.train;

import dodona.feature.FeatureModel;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is decided before a training begins; immutable, and checked: a combination that
 * makes no sense is refused with the reason.
 *
 * <pre>{@code
 * Recipe recipe = Recipe.builder("arc-eager").oracle("nd").beam(8).iterations(10).build();
 * Recipe other = Presets.named("accurate", sentences).toBuilder().seed(7).build();
 * }</pre>
 */
public final class Recipe {

  private final String system;
  private final String oracle;
  private final SearchKind search;
  private final int beamWidth;
  private final Step step;
  private final UpdatePoint update;
  private final GoldStrategy gold;
  private final Ranking goldScore;
  private final Ranking beamScore;
  private final @Nullable FixedBy fixedBy;
  private final @Nullable Exploration exploration;
  private final Ties ties;
  private final ArcWeights arcWeights;
  private final NonProjective nonProjective;
  private final boolean unlabeled;
  private final FeatureModel features;
  private final int bits;
  private final int iterations;
  private final long seed;
  private final int models;

  Recipe(RecipeBuilder builder) {
    this.system = builder.system;
    this.oracle = builder.oracleOrDefault();
    this.search = builder.search;
    this.beamWidth = builder.beamWidth;
    this.step = builder.step;
    this.update = builder.update;
    this.gold = builder.gold;
    this.goldScore = builder.goldScore;
    this.beamScore = builder.beamScore;
    this.fixedBy = builder.fixedBy;
    this.exploration = builder.exploration;
    this.ties = builder.ties;
    this.arcWeights = builder.arcWeights;
    this.nonProjective = builder.nonProjective;
    this.unlabeled = builder.unlabeled;
    this.features = builder.featuresOrDefault();
    this.bits = builder.bits;
    this.iterations = builder.iterations;
    this.seed = builder.seed;
    this.models = builder.models;
    RecipeCheck.check(this);
  }

  /**
   * A recipe in the making: greedy, with the system's own features and the oracle that suits it,
   * until something else is said.
   *
   * @param system the name of the transition system, such as {@code arc-eager}
   */
  public static RecipeBuilder builder(String system) {
    return new RecipeBuilder(system);
  }

  /** The same recipe in the making, to change parts of it. */
  public RecipeBuilder toBuilder() {
    RecipeBuilder builder = new RecipeBuilder(system);
    builder.oracle = oracle;
    builder.search = search;
    builder.beamWidth = beamWidth;
    builder.step = step;
    builder.update = update;
    builder.gold = gold;
    builder.goldScore = goldScore;
    builder.beamScore = beamScore;
    builder.fixedBy = fixedBy;
    builder.exploration = exploration;
    builder.ties = ties;
    builder.arcWeights = arcWeights;
    builder.nonProjective = nonProjective;
    builder.unlabeled = unlabeled;
    builder.features = features;
    builder.bits = bits;
    builder.iterations = iterations;
    builder.seed = seed;
    builder.models = models;
    return builder;
  }

  /** The name of the transition system. */
  public String system() {
    return system;
  }

  /** The name of the oracle, such as {@code static}, {@code nd}, {@code dynamic}, {@code lazy}. */
  public String oracle() {
    return oracle;
  }

  /** Whether the search is greedy or a beam. */
  public SearchKind search() {
    return search;
  }

  /** The width of the beam; 1 for greedy search. */
  public int beamWidth() {
    return beamWidth;
  }

  /** How far a beam learner goes; greedy learners take the perceptron's step. */
  public Step step() {
    return step;
  }

  /** Where a beam learner updates. */
  public UpdatePoint update() {
    return update;
  }

  /** Which correct derivation a beam learner updates towards. */
  public GoldStrategy gold() {
    return gold;
  }

  /** What correct derivations are ranked by where a beam learner chooses one of many. */
  public Ranking goldScore() {
    return goldScore;
  }

  /** What the beam ranks derivations by, in training and in the parser. */
  public Ranking beamScore() {
    return beamScore;
  }

  /** What fixes the derivations where the gold is fixed; else null. */
  public @Nullable FixedBy fixedBy() {
    return fixedBy;
  }

  /** When a greedy learner follows its own mistakes; null if never. */
  public @Nullable Exploration exploration() {
    return exploration;
  }

  /** What counts as correct where a dynamic oracle finds several transitions of least cost. */
  public Ties ties() {
    return ties;
  }

  /** How much each gold arc counts in the costs of a dynamic oracle. */
  public ArcWeights arcWeights() {
    return arcWeights;
  }

  /** The oracles to learn from, a dynamic one with weights and ties as was decided. */
  public <C extends PartialTree> OracleFor<? extends Oracle<C>> oracles(
      TransitionSystem<C> labeled) {
    return oracleKind() == OracleKind.DYNAMIC
        ? dynamicOracles(labeled)
        : Oracles.named(labeled, oracle);
  }

  /** The dynamic oracles to learn from, with weights and ties as was decided. */
  public <C extends PartialTree> OracleFor<DynamicOracle<C>> dynamicOracles(
      TransitionSystem<C> labeled) {
    OracleFor<DynamicOracle<C>> free =
        arcWeights.equals(ArcWeights.EQUAL)
            ? Oracles.namedDynamic(labeled, oracle)
            : Oracles.weighted(labeled, arcWeights);
    return ties == Ties.CANONICAL ? Oracles.canonical(labeled, free) : free;
  }

  /** What is done with trees that the system cannot derive. */
  public NonProjective nonProjective() {
    return nonProjective;
  }

  /** Whether arcs are learnt without their labels. */
  public boolean isUnlabeled() {
    return unlabeled;
  }

  /** Sentences as they are learnt from and scored against: without labels if none are learnt. */
  public List<Sentence> labeled(List<Sentence> sentences) {
    return unlabeled ? sentences.stream().map(Sentence::withoutLabels).toList() : sentences;
  }

  /** The features. */
  public FeatureModel features() {
    return features;
  }

  /** The binary logarithm of the size of the weight table. */
  public int bits() {
    return bits;
  }

  /** How often the treebank is gone through. */
  public int iterations() {
    return iterations;
  }

  /** The seed of all random numbers. */
  public long seed() {
    return seed;
  }

  /** How many models are trained in different orders and mixed into one. */
  public int models() {
    return models;
  }

  /** The kind of the oracle. */
  public OracleKind oracleKind() {
    return Oracles.kind(system, oracle);
  }

  /** Whether a tree can be learnt from. */
  Predicate<DependencyTree> learnable(List<String> labels) {
    if (nonProjective == NonProjective.DYNAMIC) {
      return tree -> true;
    }
    TransitionSystem<?> labeled = TransitionSystems.named(system, labels);
    return tree -> Derivability.canDerive(labeled, tree);
  }

  /** Whatever has to be the same for a training to be continued, besides the data. */
  String fingerprint() {
    Map<String, Object> entries = describe();
    if (!(fixedBy instanceof FixedBy.Folds)) { // whose models are trained for as many
      entries.remove("iterations");
    }
    return String.join(
        " ",
        entries.toString(),
        "bits " + bits,
        "features " + features.text().hashCode(),
        "clusters " + features.clusters().text().hashCode());
  }

  /** The decisions by name, for a model's provenance. */
  public Map<String, Object> describe() {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("system", system);
    entries.put("oracle", oracle);
    entries.put("search", search == SearchKind.GREEDY ? "greedy" : "beam " + beamWidth);
    if (search == SearchKind.BEAM) {
      entries.put("step", step.toString());
      entries.put("update", update.toString());
      entries.put("gold", oracleKind() == OracleKind.STATIC ? "static" : gold.toString());
    }
    if (goldScore != Ranking.SUM) {
      entries.put("goldScore", goldScore.toString());
    }
    if (beamScore != Ranking.SUM) {
      entries.put("beamScore", beamScore.toString());
    }
    if (fixedBy instanceof FixedBy.Model given) {
      entries.put("goldModel", given.name() + " sha256:" + given.checksum());
    } else if (fixedBy instanceof FixedBy.Folds folds) {
      entries.put("goldFolds", folds.count());
    }
    if (exploration != null) {
      entries.put("exploration", "k=" + exploration.k() + " p=" + exploration.p());
    }
    if (ties != Ties.FREE) {
      entries.put("ties", ties.toString());
    }
    if (!arcWeights.equals(ArcWeights.EQUAL)) {
      entries.put("arcWeights", arcWeights.toString());
    }
    entries.put("nonProjective", nonProjective.toString());
    if (unlabeled) {
      entries.put("labels", "none");
    }
    entries.put("iterations", iterations);
    entries.put("seed", seed);
    if (models > 1) {
      entries.put("models", models);
    }
    return entries;
  }

  @Override
  public String toString() {
    return describe().toString();
  }
}
