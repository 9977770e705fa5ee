package dodona.experiment.plan;

import dodona.error.InvalidInputException;
import dodona.experiment.plan.YamlNode.Mapping;
import dodona.feature.FeatureModel;
import dodona.oracle.OracleKind;
import dodona.support.TextFile;
import dodona.train.recipe.InvalidChoiceException;
import dodona.train.recipe.Knob;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Method;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the settings of a description; a list of values stands for one setting each. The keys are
 * the names of {@link Knobs}.
 */
final class SettingReader {

  /** The cost of an error for a support vector machine. */
  private static final String COST = "cost";

  private static final List<Knob<?>> KNOBS =
      Knobs.all().stream()
          .filter(knob -> knob != Knobs.SEED && knob != Knobs.GOLD_MODEL && knob != Knobs.CLUSTERS)
          .toList();

  private static final List<String> NAMES =
      Stream.concat(KNOBS.stream().map(Knob::name), Stream.of(COST)).toList();

  private static final int MOST_COMBINATIONS = 10_000;
  private static final double SVM_COST = 0.1;
  private static final String SVM = "svm";
  private static final String FAST = "fast";

  private final Path folder;
  private final Map<String, Path> featureFiles = new HashMap<>();

  /**
   * A reader.
   *
   * @param folder where the files of features are
   */
  SettingReader(Path folder) {
    this.folder = folder;
  }

  /** All settings that a mapping stands for. */
  List<Setting> read(Mapping mapping) throws IOException {
    mapping.onlyWith(NAMES);
    checkCombinations(mapping);
    List<Map<String, YamlNode>> combinations = new ArrayList<>();
    combinations.add(new LinkedHashMap<>());
    for (Map.Entry<String, YamlNode> entry : mapping.entries().entrySet()) {
      List<Map<String, YamlNode>> longer = new ArrayList<>();
      for (Map<String, YamlNode> combination : combinations) {
        for (YamlNode item : entry.getValue().items()) {
          Map<String, YamlNode> extended = new LinkedHashMap<>(combination);
          extended.put(entry.getKey(), item);
          longer.add(extended);
        }
      }
      combinations = longer;
    }
    List<Setting> settings = new ArrayList<>();
    for (Map<String, YamlNode> combination : combinations) {
      settings.add(setting(new Mapping(mapping.place(), combination)));
    }
    return settings;
  }

  private static void checkCombinations(Mapping mapping) {
    long combinations = 1;
    for (YamlNode values : mapping.entries().values()) {
      combinations *= values.items().size();
      if (combinations > MOST_COMBINATIONS) {
        throw mapping
            .place()
            .error("the lists expand to more than " + MOST_COMBINATIONS + " settings");
      }
    }
  }

  private Setting setting(Mapping one) throws IOException {
    Double svmCost = svmCost(one);
    String system = one.require(Knobs.SYSTEM.name()).text();
    one.require(Knobs.ORACLE.name());
    RecipeBuilder recipe = Recipe.builder(system).features(features(one, system));
    if (one.get(Knobs.BEAM.name()).isPresent()) {
      recipe.with(Knobs.SEARCH, Method.Kind.BEAM);
    }
    for (Knob<?> knob : KNOBS) {
      YamlNode node = one.get(knob.name()).orElse(null);
      if (node != null && knob.form() != Knob.Form.FILE && !isSvm(knob, node)) {
        read(recipe, knob, node);
      }
    }
    if (svmCost == null) {
      one.require(Knobs.ITERATIONS.name());
    } else {
      recipe.iterations(1);
    }
    try {
      Setting setting = new Setting(recipe.build(), featureFile(one), svmCost);
      if (svmCost != null) {
        checkSvm(one, setting.recipe(0));
      }
      return setting;
    } catch (InvalidChoiceException e) {
      YamlNode node = one.get(e.knob().name()).orElse(one);
      throw node.place().error(String.valueOf(e.getMessage()));
    } catch (InvalidDescriptionException e) {
      throw e; // has a location already
    } catch (InvalidInputException e) {
      throw one.place().error(String.valueOf(e.getMessage()));
    }
  }

  private static <T> void read(RecipeBuilder recipe, Knob<T> knob, YamlNode node) {
    String text = node.text();
    try {
      recipe.read(knob, text);
    } catch (InvalidInputException e) {
      throw node.place().error(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isSvm(Knob<?> knob, YamlNode node) {
    return knob == Knobs.LEARNER && node.text().equals(SVM);
  }

  /** Returns the cost of an error if the learner is a support vector machine, else null. */
  private static @Nullable Double svmCost(Mapping one) {
    YamlNode learner = one.get(Knobs.LEARNER.name()).orElse(null);
    YamlNode given = one.get(COST).orElse(null);
    if (learner == null || !learner.text().equals(SVM)) {
      if (given != null) {
        throw given.place().error("'cost' needs 'learner: svm'");
      }
      return null;
    }
    YamlNode iterations = one.get(Knobs.ITERATIONS.name()).orElse(null);
    if (iterations != null) {
      throw iterations.place().error("'learner: svm' has no iterations. Remove 'iterations'.");
    }
    double cost = given == null ? SVM_COST : given.as(Double::valueOf, "a number greater than 0");
    if (!(cost > 0 && Double.isFinite(cost))) {
      throw (given == null ? learner : given)
          .place()
          .error("'" + cost + "'; expected a number greater than 0");
    }
    return cost;
  }

  private static void checkSvm(Mapping one, Recipe recipe) {
    if (recipe.beam() != null || recipe.oracleKind() != OracleKind.STATIC) {
      throw one.require(Knobs.LEARNER.name())
          .place()
          .error("'learner: svm' needs greedy search and a static oracle");
    }
  }

  /** Returns the name of the features in tables: their file name without its extension. */
  private String featureFile(Mapping one) {
    YamlNode node = one.get("features").orElse(null);
    if (node == null) {
      return "";
    }
    if (isFast(node)) {
      return FAST;
    }
    Path file = node.in(folder).normalize();
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.features$", "");
    if (!file.equals(featureFiles.computeIfAbsent(name, key -> file))) {
      throw node.place().error("two feature files are called '" + name + "'. Rename one of them.");
    }
    return name;
  }

  private FeatureModel features(Mapping one, String system) throws IOException {
    YamlNode file = one.get("features").orElse(null);
    try {
      TransitionSystem<?> named = TransitionSystems.named(system);
      if (file == null) {
        return FeatureModel.of(named);
      }
      return isFast(file)
          ? FeatureModel.of(named, FAST)
          : FeatureModel.parse(named, TextFile.read(file.in(folder), DescriptionReader.MOST_BYTES));
    } catch (InvalidInputException e) {
      throw (file == null ? one : file).place().error(String.valueOf(e.getMessage()));
    }
  }

  /** Returns whether a value stands for the system's own smaller features, not for a file. */
  private static boolean isFast(YamlNode node) {
    return node.text().equals(FAST);
  }
}
