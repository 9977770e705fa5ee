package dodona.experiment.plan;

import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Checksum;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.Knob;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.train.recipe.TieBreaking;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The settings of training runs, independent of treebank and seed. Equal settings train the same
 * models.
 */
public final class Setting {

  /**
   * Support vector machines are solved at once, which takes about as long as so many iterations.
   */
  private static final double SVM_EFFORT = 50;

  private static final Set<Knob<?>> NO_COLUMN =
      Set.of(Knobs.SEED, Knobs.GOLD_MODEL, Knobs.CLUSTERS, Knobs.ITERATIONS);

  private static final Set<Knob<?>> NOT_VARIED =
      Set.of(
          Knobs.SEED,
          Knobs.SYSTEM,
          Knobs.ORACLE,
          Knobs.SEARCH,
          Knobs.BEAM,
          Knobs.EXPLORE_K,
          Knobs.EXPLORE_P,
          Knobs.ITERATIONS,
          Knobs.HASH_BITS);

  private final Recipe recipe;
  private final String featureFile;
  private final @Nullable Double svmCost;
  private final String key;

  /** The setting of a recipe, whose seed plays no part, with the features of the system. */
  public Setting(Recipe recipe) {
    this(recipe, "", null);
  }

  /**
   * The setting of a recipe.
   *
   * @param featureFile what the features are called, if they are not those of the system; else
   *     empty
   * @param svmCost the cost of an error for a support vector machine; null for other learners
   */
  Setting(Recipe recipe, String featureFile, @Nullable Double svmCost) {
    this.recipe = recipe.toBuilder().seed(0).build();
    this.featureFile = featureFile;
    this.svmCost = svmCost;
    this.key = key(this.recipe, svmCost);
  }

  private static String key(Recipe recipe, @Nullable Double svmCost) {
    Map<String, Object> entries = new LinkedHashMap<>(recipe.describe());
    entries.put(Knobs.FEATURES.name(), recipe.learning().features().text());
    if (svmCost != null) {
      entries.put("svm", svmCost);
    }
    byte[] bytes = entries.toString().getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(Checksum.sha256().digest(bytes), 0, 4);
  }

  /** The recipe with a seed. */
  public Recipe recipe(long seed) {
    return recipe.toBuilder().seed(seed).build();
  }

  /** The transition system. */
  public String system() {
    return recipe.system();
  }

  /** The oracle. */
  public String oracle() {
    return recipe.oracle();
  }

  /** Returns whether each tree has a single correct derivation. */
  public boolean isStatic() {
    return Oracles.kind(system(), oracle()) == OracleKind.STATIC;
  }

  /** Returns whether the oracle is defined after mistakes, too. */
  public boolean isDynamic() {
    return Oracles.kind(system(), oracle()) == OracleKind.DYNAMIC;
  }

  /** Returns whether it searches with a beam. */
  public boolean isBeam() {
    return recipe.beam() != null;
  }

  /** Returns when its mistakes are followed in training; null if never. */
  public @Nullable Exploration exploration() {
    return recipe.exploration();
  }

  /** Returns whether its own mistakes are followed in training. */
  public boolean explores() {
    return exploration() != null;
  }

  /** Returns whether it learns arcs without their labels. */
  public boolean isUnlabeled() {
    return recipe.unlabeled();
  }

  /** The same without labels. */
  public Setting unlabeled() {
    return new Setting(
        recipe.toBuilder().with(Knobs.UNLABELED, true).build(), featureFile, svmCost);
  }

  /** The cost of an error if it learns a support vector machine; else null. */
  public @Nullable Double svmCost() {
    return svmCost;
  }

  /** Returns the name of its feature file; empty for the features of the system. */
  public String featureFile() {
    return featureFile;
  }

  /** Returns whether another setting has the same kind of learner, features and labels. */
  public boolean isComparable(Setting other) {
    return Objects.equals(svmCost, other.svmCost)
        && isUnlabeled() == other.isUnlabeled()
        && recipe.learning().features().text().equals(other.recipe.learning().features().text());
  }

  /** Returns the number of iterations. */
  public int iterations() {
    return recipe.iterations();
  }

  /** The search in words, such as {@code greedy} or {@code beam 20}. */
  public String search() {
    return isBeam() ? "beam " + recipe.method().width() : "greedy";
  }

  /** Returns the training time per word, relative to a greedy setting. */
  public double effort() {
    if (svmCost != null) {
      return SVM_EFFORT;
    }
    double once = iterations() * (isBeam() ? 2.0 * recipe.method().width() : 1.0);
    return recipe.fixedBy() instanceof FixedBy.Folds folds ? once * folds.count() : once;
  }

  /**
   * Returns all settings by the names of columns, as text; empty where one does not apply, or for
   * features that are the system's own.
   */
  public Map<String, String> decisions() {
    Map<String, String> decisions = new LinkedHashMap<>();
    for (Knob<?> knob : Knobs.all()) {
      if (!NO_COLUMN.contains(knob)) {
        decisions.put(knob.name().replace('-', '_'), text(knob));
      }
    }
    return decisions;
  }

  private String text(Knob<?> knob) {
    if (knob == Knobs.LEARNER && svmCost != null) {
      return "svm " + svmCost;
    }
    return knob == Knobs.FEATURES ? featureFile : knob.textIn(recipe);
  }

  /**
   * Returns the settings that differ from their defaults, in words such as {@code tie-breaking
   * static}; empty if none does. System, oracle, search and exploration are not among them, nor the
   * number of iterations and the size of the model.
   */
  public String variant() {
    return String.join(", ", variants());
  }

  /** Returns whether a setting is unusual wherever it has any text. */
  private boolean hasNoUsualText(Knob<?> knob) {
    return knob == Knobs.FEATURES || (knob == Knobs.LEARNER && svmCost != null);
  }

  /** Returns the parts of {@link #variant}. */
  public List<String> variants() {
    Recipe usual = usual();
    List<String> words = new ArrayList<>();
    for (Knob<?> knob : Knobs.all()) {
      String text = text(knob);
      boolean isUsual = hasNoUsualText(knob) ? text.isEmpty() : text.equals(knob.textIn(usual));
      if (!NOT_VARIED.contains(knob) && !isUsual) {
        words.add(knob.form() == Knob.Form.FLAG ? knob.name() : knob.name() + " " + text);
      }
    }
    return words;
  }

  /** Returns the recipe of the same system, oracle and search in which nothing else is chosen. */
  private Recipe usual() {
    RecipeBuilder builder = Recipe.builder(system()).oracle(oracle());
    if (isDynamic()) {
      builder.with(Knobs.TIE_BREAKING, TieBreaking.NONE);
    }
    return (isBeam() ? builder.beam(recipe.method().width()) : builder.greedy()).build();
  }

  /** A name that holds all that tables distinguish. */
  public String name() {
    var exploration = recipe.exploration();
    String variant = variant();
    return system()
        + " "
        + oracle()
        + " "
        + search()
        + (exploration == null ? "" : " k=" + exploration.k() + " p=" + exploration.p())
        + (variant.isEmpty() ? "" : " (" + variant + ")");
  }

  /** A name for files: what it is, and a checksum of everything that matters. */
  public String id() {
    return system() + "." + oracle() + "." + search().replace(" ", "") + "." + key;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Setting setting && setting.id().equals(id());
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  @Override
  public String toString() {
    return name();
  }
}
