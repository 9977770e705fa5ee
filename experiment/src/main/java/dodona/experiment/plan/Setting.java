package dodona.experiment.plan;

import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Checksum;
import dodona.train.Exploration;
import dodona.train.FixedBy;
import dodona.train.Recipe;
import dodona.train.SearchKind;
import dodona.train.Step;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One way to train, whatever the treebank and the seed; two settings are equal if they would train
 * the same models.
 */
public final class Setting {

  /**
   * Support vector machines are solved at once, which takes about as long as so many iterations.
   */
  private static final double SVM_EFFORT = 50;

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
    entries.put("features", recipe.features().text());
    entries.put("bits", recipe.bits());
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

  /** Whether there is one correct derivation only, so that nothing is left to choose. */
  public boolean isStatic() {
    return Oracles.kind(system(), oracle()) == OracleKind.STATIC;
  }

  /** Whether the oracle is defined after mistakes, too. */
  public boolean isDynamic() {
    return Oracles.kind(system(), oracle()) == OracleKind.DYNAMIC;
  }

  /** Whether it searches with a beam. */
  public boolean isBeam() {
    return recipe.search() == SearchKind.BEAM;
  }

  /** When it follows its own mistakes in training; null if never. */
  public @Nullable Exploration exploration() {
    return recipe.exploration();
  }

  /** Whether it follows its own mistakes in training. */
  public boolean explores() {
    return exploration() != null;
  }

  /** Whether it learns arcs without their labels. */
  public boolean isUnlabeled() {
    return recipe.isUnlabeled();
  }

  /** The same without labels. */
  public Setting unlabeled() {
    return new Setting(recipe.toBuilder().unlabeled(true).build(), featureFile, svmCost);
  }

  /** The cost of an error if it learns a support vector machine; else null. */
  public @Nullable Double svmCost() {
    return svmCost;
  }

  /** What its features are called; empty for those of the system. */
  public String featureFile() {
    return featureFile;
  }

  /** Whether another setting has the same kind of learner, features and labels. */
  public boolean isComparable(Setting other) {
    return Objects.equals(svmCost, other.svmCost)
        && isUnlabeled() == other.isUnlabeled()
        && recipe.features().text().equals(other.recipe.features().text());
  }

  /** How often it goes through the treebank. */
  public int iterations() {
    return recipe.iterations();
  }

  /** The search in words, such as {@code greedy} or {@code beam 20}. */
  public String search() {
    return isBeam() ? "beam " + recipe.beamWidth() : "greedy";
  }

  /** What it takes per word of training, relative to a greedy setting. */
  public double effort() {
    if (svmCost != null) {
      return SVM_EFFORT;
    }
    double once = iterations() * (isBeam() ? 2.0 * recipe.beamWidth() : 1.0);
    return recipe.fixedBy() instanceof FixedBy.Folds folds ? once * folds.count() : once;
  }

  /**
   * Further decisions by name, each as a word; empty where there is nothing to decide, or for
   * features that are the system's own.
   */
  public Map<String, String> decisions() {
    boolean isLearntByBeam = isBeam();
    boolean hasChoice = isLearntByBeam && !isStatic();
    Map<String, String> decisions = new LinkedHashMap<>();
    decisions.put("gold", hasChoice ? gold() : "");
    decisions.put("gold_score", hasChoice ? word(recipe.goldScore()) : "");
    decisions.put("beam_score", isLearntByBeam ? word(recipe.beamScore()) : "");
    decisions.put("update", isLearntByBeam ? word(recipe.update()) : "");
    decisions.put("learner", svmCost != null ? "svm " + svmCost : isLearntByBeam ? step() : "");
    decisions.put("ties", isDynamic() ? word(recipe.ties()) : "");
    decisions.put("arc_weights", recipe.arcWeights().toString());
    decisions.put("non_projective", word(recipe.nonProjective()));
    decisions.put("labels", isUnlabeled() ? "none" : "all");
    decisions.put("features", featureFile);
    decisions.put("bits", String.valueOf(recipe.bits()));
    return decisions;
  }

  private String gold() {
    return recipe.fixedBy() instanceof FixedBy.Folds folds
        ? "fixed in " + folds.count() + " folds"
        : word(recipe.gold());
  }

  private String step() {
    return recipe.step() instanceof Step.PassiveAggressive step
        ? "passive-aggressive " + step.aggressiveness()
        : "perceptron";
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * What sets it apart from a setting that has nothing but its system, oracle and search, in words
   * such as {@code ties canonical}; empty if nothing does. How it explores is not in it, nor the
   * number of iterations or the size of the model.
   */
  public String variant() {
    return String.join(", ", variants());
  }

  /** The parts of {@link #variant}. */
  public List<String> variants() {
    Map<String, String> decisions = decisions();
    List<String> words = new ArrayList<>();
    addUnless(words, decisions, "gold", "", "latent");
    addUnless(words, decisions, "gold_score", "gold by ", "sum");
    addUnless(words, decisions, "beam_score", "beam by ", "sum");
    addUnless(words, decisions, "update", "", "max-violation");
    addUnless(words, decisions, "learner", "", "perceptron");
    addUnless(words, decisions, "ties", "ties ", "free");
    addUnless(words, decisions, "arc_weights", "weights ", "");
    addUnless(words, decisions, "non_projective", "", isDynamic() ? "dynamic" : "skip");
    if (isUnlabeled()) {
      words.add("unlabelled");
    }
    addUnless(words, decisions, "features", "features ", "");
    return words;
  }

  private static void addUnless(
      List<String> words, Map<String, String> decisions, String name, String before, String usual) {
    String word = Objects.requireNonNull(decisions.get(name));
    if (!word.isEmpty() && !word.equals(usual)) {
      words.add(before + word);
    }
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
