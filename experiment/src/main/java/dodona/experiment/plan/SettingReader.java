package dodona.experiment.plan;

import dodona.error.InvalidInputException;
import dodona.experiment.plan.YamlNode.Mapping;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.TextFile;
import dodona.train.Exploration;
import dodona.train.FixedBy;
import dodona.train.GoldStrategy;
import dodona.train.NonProjective;
import dodona.train.Recipe;
import dodona.train.RecipeBuilder;
import dodona.train.SearchKind;
import dodona.train.Step;
import dodona.train.Ties;
import dodona.train.UpdatePoint;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the settings of a description; a list of values stands for one setting each. */
final class SettingReader {

  private static final List<String> NAMES =
      List.of(
          "system",
          "oracle",
          "search",
          "beam",
          "learner",
          "aggressiveness",
          "cost",
          "update",
          "gold",
          "gold-folds",
          "gold-score",
          "beam-score",
          "explore-k",
          "explore-p",
          "ties",
          "arc-weights",
          "non-projective",
          "iterations",
          "unlabelled",
          "features",
          "bits");

  private static final int MOST_COMBINATIONS = 10_000;
  private static final int MOST_GOLD_FOLDS = 1000;
  private static final int BEAM = 20;
  private static final int GREEDY_BITS = 22;
  private static final int BEAM_BITS = 24;
  private static final double AGGRESSIVENESS = 0.1;
  private static final double SVM_COST = 0.1;
  private static final String PERCEPTRON = "perceptron";
  private static final String PASSIVE_AGGRESSIVE = "passive-aggressive";
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
            .error("the lists stand for more than " + MOST_COMBINATIONS + " settings");
      }
    }
  }

  private Setting setting(Mapping one) throws IOException {
    String system = one.require("system").text();
    boolean beam = one.get("beam").isPresent() || search(one) == SearchKind.BEAM;
    boolean dynamic = isDynamic(one, system);
    Exploration exploration = exploration(one, dynamic);
    FeatureModel features = features(one, system);
    Double svmCost = svmCost(one, beam, system);
    int width = beam ? one.get("beam").map(node -> node.wholeNumber(1)).orElse(BEAM) : 1;
    RecipeBuilder recipe =
        Recipe.builder(system)
            .oracle(one.require("oracle").text())
            .step(step(one))
            .update(constant(one, "update", UpdatePoint.class, UpdatePoint.MAX_VIOLATION))
            .gold(constant(one, "gold", GoldStrategy.class, GoldStrategy.LATENT))
            .goldScore(constant(one, "gold-score", Ranking.class, Ranking.SUM))
            .beamScore(constant(one, "beam-score", Ranking.class, Ranking.SUM))
            .exploration(exploration)
            .ties(constant(one, "ties", Ties.class, Ties.FREE))
            .arcWeights(arcWeights(one))
            .nonProjective(
                constant(
                    one,
                    "non-projective",
                    NonProjective.class,
                    dynamic ? NonProjective.DYNAMIC : NonProjective.SKIP))
            .unlabeled(
                one.get("unlabelled").map(node -> node.oneOf(List.of("true", "false"))).stream()
                    .anyMatch("true"::equals))
            .features(features)
            .bits(
                one.get("bits")
                    .map(node -> node.wholeNumber(RowLayout.LEAST_BITS, RowLayout.MOST_BITS))
                    .orElse(beam ? BEAM_BITS : GREEDY_BITS))
            .iterations(svmCost != null ? 1 : one.require("iterations").wholeNumber(1));
    FixedBy fixedBy = fixedBy(one);
    if (fixedBy != null) {
      recipe.fixedGold(fixedBy);
    }
    try {
      return new Setting(
          (beam ? recipe.beam(width) : recipe.greedy()).build(), featureFile(one), svmCost);
    } catch (InvalidInputException e) {
      throw one.place().error(String.valueOf(e.getMessage()));
    }
  }

  /** Every treebank needs models of its own to fix its gold: those of jack-knifing. */
  private static @Nullable FixedBy fixedBy(Mapping one) {
    boolean isFixed =
        constant(one, "gold", GoldStrategy.class, GoldStrategy.LATENT) == GoldStrategy.FIXED;
    YamlNode folds = one.get("gold-folds").orElse(null);
    if (isFixed == (folds == null)) {
      throw (folds == null ? one : folds)
          .place()
          .error(
              "'gold: fixed' and 'gold-folds', the number of folds to jack-knife in, go together");
    }
    return folds == null ? null : new FixedBy.Folds(folds.wholeNumber(2, MOST_GOLD_FOLDS));
  }

  private static ArcWeights arcWeights(Mapping one) {
    return one.get("arc-weights")
        .map(
            node ->
                node.as(
                    ArcWeights::parse,
                    "labels with weights from 0 to " + ArcWeights.LARGEST + ", such as punct=0"))
        .orElse(ArcWeights.EQUAL);
  }

  private static SearchKind search(Mapping one) {
    return constant(one, "search", SearchKind.class, SearchKind.GREEDY);
  }

  private static boolean isDynamic(Mapping one, String system) {
    YamlNode oracle = one.require("oracle");
    try {
      return Oracles.kind(system, oracle.text()) == OracleKind.DYNAMIC;
    } catch (InvalidInputException e) {
      throw oracle.place().error(String.valueOf(e.getMessage()));
    }
  }

  /** What is not given is as {@code dodona train} has it: a dynamic oracle is there to explore. */
  private static @Nullable Exploration exploration(Mapping one, boolean dynamic) {
    YamlNode given = one.get("explore-p").or(() -> one.get("explore-k")).orElse(null);
    if (!dynamic && given == null) {
      return null;
    }
    double p =
        one.get("explore-p")
            .map(node -> node.as(Double::valueOf, "a number from 0 to 1"))
            .orElse(Exploration.DEFAULT.p());
    int k = one.get("explore-k").map(node -> node.wholeNumber(0)).orElse(Exploration.DEFAULT.k());
    if (!dynamic && given != null && p != 0) {
      throw given
          .place()
          .error(
              "'explore-k' and 'explore-p' need a dynamic oracle: others are not defined after a"
                  + " mistake");
    }
    try {
      return p == 0 ? null : new Exploration(k, p);
    } catch (InvalidInputException e) {
      throw one.require("explore-p").place().error(String.valueOf(e.getMessage()));
    }
  }

  private static String learner(Mapping one) {
    return one.get("learner")
        .map(node -> node.oneOf(List.of(PERCEPTRON, PASSIVE_AGGRESSIVE, SVM)))
        .orElse(PERCEPTRON);
  }

  private static Step step(Mapping one) {
    double aggressiveness =
        one.get("aggressiveness")
            .map(node -> node.as(Double::valueOf, "a positive number"))
            .orElse(AGGRESSIVENESS);
    return learner(one).equals(PASSIVE_AGGRESSIVE)
        ? Step.passiveAggressive(aggressiveness)
        : Step.perceptron();
  }

  /** The cost of an error if the learner is a support vector machine, else null. */
  private static @Nullable Double svmCost(Mapping one, boolean beam, String system) {
    YamlNode given = one.get("cost").orElse(null);
    if (!learner(one).equals(SVM)) {
      if (given != null) {
        throw given.place().error("'cost' goes with 'learner: svm'");
      }
      return null;
    }
    YamlNode learner = one.require("learner");
    boolean isStatic = Oracles.kind(system, one.require("oracle").text()) == OracleKind.STATIC;
    if (beam || !isStatic) {
      throw learner
          .place()
          .error("'learner: svm' learns greedy search from the derivations of a static oracle");
    }
    if (one.get("iterations").isPresent()) {
      throw one.require("iterations")
          .place()
          .error("'learner: svm' is trained once on all that it sees; leave 'iterations' out");
    }
    double cost = given == null ? SVM_COST : given.as(Double::valueOf, "a number greater than 0");
    if (!(cost > 0 && Double.isFinite(cost))) {
      throw (given == null ? learner : given)
          .place()
          .error("'" + cost + "'; expected a number greater than 0");
    }
    return cost;
  }

  /** What tables call the features: the name of their file, without its ending. */
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
      throw node.place()
          .error("two files of features are called '" + name + "', so tables could not tell them");
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

  /** Whether the smaller features are meant that a system brings along, rather than a file. */
  private static boolean isFast(YamlNode node) {
    return node.text().equals(FAST);
  }

  private static <E extends Enum<E>> E constant(
      Mapping one, String name, Class<E> type, E otherwise) {
    List<String> names =
        Arrays.stream(type.getEnumConstants()).map(SettingReader::hyphenated).toList();
    return one.get(name)
        .map(node -> node.oneOf(names))
        .map(text -> Enum.valueOf(type, text.toUpperCase(Locale.ROOT).replace('-', '_')))
        .orElse(otherwise);
  }

  private static String hyphenated(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
