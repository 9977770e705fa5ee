package dodona.train.recipe;

import dodona.error.InvalidInputException;
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
 * The settings of a training run.
 *
 * <pre>{@code
 * Recipe recipe = Recipe.builder("arc-eager").oracle("nd").beam(8).iterations(10).build();
 * Recipe other = Presets.named("accurate", sentences).toBuilder().seed(7).build();
 * }</pre>
 *
 * <p>{@link Knobs} lists all settings with their names, values and help.
 *
 * @param system the name of the transition system
 * @param oracle the name of one of its oracles
 * @param method the search that is trained
 * @param learning the linear model; learners of other kinds have options of their own
 * @param nonProjective what is done with trees that the system cannot derive
 * @param unlabeled whether arcs are learned without their labels
 * @param iterations the number of passes over the treebank
 * @param seed the random seed
 */
public record Recipe(
    String system,
    String oracle,
    Method method,
    Linear learning,
    NonProjective nonProjective,
    boolean unlabeled,
    int iterations,
    long seed) {

  /** Checks the number of iterations. */
  public Recipe {
    if (iterations < 1) {
      throw new InvalidInputException(iterations + " iterations; expected at least 1");
    }
  }

  /**
   * Returns a builder of recipes for a system.
   *
   * @param system the name of the transition system, such as {@code arc-eager}
   */
  public static RecipeBuilder builder(String system) {
    return new RecipeBuilder(null).with(Knobs.SYSTEM, system);
  }

  /** Returns a builder in which all settings are as they are here. */
  public RecipeBuilder toBuilder() {
    RecipeBuilder builder = new RecipeBuilder(null);
    Knobs.all().forEach(knob -> builder.copy(knob, this));
    return builder;
  }

  /**
   * Returns a builder whose settings are those of this recipe where nothing else is chosen, and as
   * far as they suit the system and search that are chosen.
   */
  public RecipeBuilder asBase() {
    return new RecipeBuilder(this);
  }

  /** Returns a copy with another method. */
  public Recipe with(Method other) {
    return new Recipe(system, oracle, other, learning, nonProjective, unlabeled, iterations, seed);
  }

  /** Returns the greedy method; null if a beam is trained. */
  public Method.@Nullable Greedy greedy() {
    return method instanceof Method.Greedy greedy ? greedy : null;
  }

  /** Returns the beam method; null if greedy search is trained. */
  public Method.@Nullable Beam beam() {
    return method instanceof Method.Beam beam ? beam : null;
  }

  /** Returns when a greedy learner follows its own errors; null if never. */
  public @Nullable Exploration exploration() {
    return method instanceof Method.Greedy greedy ? greedy.exploration() : null;
  }

  /** Returns what fixes the gold derivations; null if they are not fixed. */
  public @Nullable FixedBy fixedBy() {
    return method instanceof Method.Beam beam && beam.gold() instanceof Gold.Fixed fixed
        ? fixed.by()
        : null;
  }

  /** Returns the kind of the oracle. */
  public OracleKind oracleKind() {
    return Oracles.kind(system, oracle);
  }

  /** Returns the oracles to learn from, a dynamic one with weights and tie breaking. */
  public <C extends PartialTree> OracleFor<? extends Oracle<C>> oracles(
      TransitionSystem<C> labeled) {
    return oracleKind() == OracleKind.DYNAMIC
        ? dynamicOracles(labeled)
        : Oracles.named(labeled, oracle);
  }

  /** Returns the dynamic oracles to learn from, with weights and tie breaking. */
  public <C extends PartialTree> OracleFor<DynamicOracle<C>> dynamicOracles(
      TransitionSystem<C> labeled) {
    ArcWeights weights =
        method instanceof Method.Greedy greedy ? greedy.arcWeights() : ArcWeights.EQUAL;
    OracleFor<DynamicOracle<C>> free =
        weights.equals(ArcWeights.EQUAL)
            ? Oracles.namedDynamic(labeled, oracle)
            : Oracles.weighted(labeled, weights);
    boolean isOrdered =
        method instanceof Method.Greedy greedy && greedy.tieBreaking() == TieBreaking.STATIC;
    return isOrdered ? Oracles.canonical(labeled, free) : free;
  }

  /** Returns sentences as they are learned from and scored: without labels if none are learned. */
  public List<Sentence> labeled(List<Sentence> sentences) {
    return unlabeled ? sentences.stream().map(Sentence::withoutLabels).toList() : sentences;
  }

  /** Returns whether a tree can be learned from. */
  public Predicate<DependencyTree> learnable(List<String> labels) {
    if (nonProjective == NonProjective.DYNAMIC) {
      return tree -> true;
    }
    TransitionSystem<?> labeled = TransitionSystems.named(system, labels);
    return tree -> Derivability.canDerive(labeled, tree);
  }

  /**
   * Returns a text that two recipes share if the training by one can continue that by the other.
   */
  public String fingerprint() {
    Map<String, Object> entries = new LinkedHashMap<>(describe());
    if (!(fixedBy() instanceof FixedBy.Folds)) { // whose models are trained for as many
      entries.remove(Knobs.ITERATIONS.name());
    }
    return entries
        + " features "
        + learning.features().text().hashCode()
        + " clusters "
        + learning.features().clusters().text().hashCode();
  }

  /** Returns the settings by name, for provenance; those that do not apply are left out. */
  public Map<String, Object> describe() {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (Knob<?> knob : Knobs.all()) {
      String text = knob.textIn(this);
      if (!text.isEmpty()) {
        entries.put(knob.name(), knob.in(this) instanceof Number number ? number : text);
      }
    }
    return entries;
  }

  @Override
  public String toString() {
    return describe().toString();
  }
}
