package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.feature.FeatureSyntaxException;
import dodona.model.ModelFile;
import dodona.oracle.Oracles;
import dodona.support.Checksum;
import dodona.support.TextFile;
import dodona.text.train.PipelineTraining;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.InvalidChoiceException;
import dodona.train.recipe.Knob;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The training settings: a preset, and an option for every knob, which overrides it. */
@OptionGroup.In(OptionGroup.PRESET)
public final class RecipeOptions {

  /** The maximum size of a feature file in bytes; handwritten files are far smaller. */
  private static final int LARGEST_FEATURES = 1 << 20;

  private static final String PARTIAL_SYSTEM = "arc-eager";

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      completionCandidates = PresetNames.class,
      description =
          "Settings to start from: accurate (beam 20) or fast (greedy). Other options"
              + " override them. Values: ${COMPLETION-CANDIDATES}. Default: accurate.")
  private @Nullable String preset;

  private final Map<Knob<?>, String> given = new LinkedHashMap<>();

  /** The names of all presets, for completion. */
  static final class PresetNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Presets.names().iterator();
    }
  }

  /** Adds the options of all knobs to a command. */
  public void addTo(CommandSpec command) {
    Knobs.all().forEach(knob -> command.addOption(option(knob)));
  }

  private OptionSpec option(Knob<?> knob) {
    boolean isFlag = knob.form() == Knob.Form.FLAG;
    OptionSpec.Builder option =
        OptionSpec.builder(name(knob))
            .type(isFlag ? boolean.class : String.class)
            .arity(isFlag ? "0" : "1")
            .description(knob.help().replace("%", "%%"))
            .initialValue(null)
            .userObject(knob)
            .setter(new Choice(knob));
    if (!isFlag) {
      option.paramLabel(knob.label());
    }
    if (!knob.values().isEmpty()) {
      option.completionCandidates(knob.values());
    }
    return option.build();
  }

  /** Keeps the value of an option. */
  private final class Choice implements ISetter {

    private final Knob<?> knob;

    Choice(Knob<?> knob) {
      this.knob = knob;
    }

    @Override
    public <T> @Nullable T set(T value) {
      if (value == null || value.equals(false)) {
        given.remove(knob);
      } else {
        given.put(knob, value.toString());
      }
      return null;
    }
  }

  private static String name(Knob<?> knob) {
    return "--" + knob.name();
  }

  /**
   * Chooses settings for sentences in which words without a head cost nothing.
   *
   * @return the transition system
   */
  public String forPartialTrees() {
    String system = given.computeIfAbsent(Knobs.SYSTEM, knob -> PARTIAL_SYSTEM);
    SystemOptions.requireKnown(system);
    if (!Oracles.hasWeights(system)) {
      throw new UsageException(
          "--partial: expected system arc-eager, arc-hybrid or easy-first, not " + system);
    }
    if ("beam".equals(given.get(Knobs.SEARCH)) || given.containsKey(Knobs.BEAM)) {
      throw new UsageException("--partial: expected greedy search, which has a dynamic oracle");
    }
    preset = preset == null ? "fast" : preset;
    given.put(Knobs.SEARCH, "greedy");
    given.putIfAbsent(Knobs.ORACLE, "dynamic");
    given.merge(Knobs.ARC_WEIGHTS, DependencyTree.NO_LABEL + "=0", (own, all) -> own + "," + all);
    return system;
  }

  /**
   * Returns the recipe for a treebank.
   *
   * @param encoder tells whether an encoder-based parser is trained
   */
  public Recipe recipe(List<Sentence> training, EncoderOptions encoder) throws IOException {
    if (encoder.isGiven()) {
      refuseForEncoder();
    }
    String system = given.get(Knobs.SYSTEM);
    if (system != null) {
      SystemOptions.requireKnown(system);
    }
    String usual = encoder.system();
    try {
      Recipe base = encoder.isGiven() ? neural(usual) : preset(training, system);
      RecipeBuilder recipe = base.asBase();
      for (Knob<?> knob : given.keySet()) {
        choose(recipe, knob);
      }
      chooseFiles(recipe, system == null ? base.system() : system);
      return recipe.build();
    } catch (InvalidChoiceException e) {
      throw new UsageException(name(e.knob()) + ": " + e.getMessage());
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the recipe of neural parsers, for another system than usual if one is given. */
  private static Recipe neural(@Nullable String system) {
    Recipe usual = Presets.neural();
    return system == null ? usual : usual.asBase().with(Knobs.SYSTEM, system).build();
  }

  private Recipe preset(List<Sentence> training, @Nullable String system) {
    String name = preset == null ? "accurate" : preset;
    return system != null && Presets.hasRecipesFor(system)
        ? Presets.named(name, system)
        : Presets.named(name, training);
  }

  private void choose(RecipeBuilder recipe, Knob<?> knob) {
    if (knob.form() != Knob.Form.FILE) {
      try {
        recipe.read(knob, String.valueOf(given.get(knob)));
      } catch (InvalidInputException e) {
        throw new UsageException(name(knob) + ": " + e.getMessage());
      }
    }
  }

  private void chooseFiles(RecipeBuilder recipe, String system) throws IOException {
    Path model = file(Knobs.GOLD_MODEL);
    if (model != null) {
      if (!"fixed".equals(given.get(Knobs.GOLD_DERIVATION))
          || given.containsKey(Knobs.GOLD_FOLDS)) {
        throw new UsageException(
            "--gold-model needs --gold-derivation fixed and excludes --gold-folds");
      }
      recipe.with(
          Knobs.GOLD_MODEL,
          new FixedBy.Model(
              ModelFile.read(model), String.valueOf(model.getFileName()), Checksum.of(model)));
    }
    Path clusterFile = file(Knobs.CLUSTERS);
    Clusters clusters = clusterFile == null ? Clusters.NONE : readClusters(clusterFile);
    Path features = file(Knobs.FEATURES);
    if (features == null) {
      recipe.with(Knobs.CLUSTERS, clusters);
    } else {
      recipe.with(Knobs.FEATURES, readFeatures(features, system, clusters));
    }
  }

  private @Nullable Path file(Knob<?> knob) {
    String name = given.get(knob);
    return name == null ? null : Path.of(name);
  }

  private static FeatureModel readFeatures(Path file, String system, Clusters clusters)
      throws IOException {
    try {
      String text = TextFile.read(file, LARGEST_FEATURES);
      FeatureModel own = FeatureModel.parse(TransitionSystems.named(system), text, clusters);
      if (!clusters.isEmpty() && !own.usesClusters()) {
        throw new UsageException(
            file
                + ": no feature uses the clusters; expected one such as S0.cluster or B0.cluster4");
      }
      return own;
    } catch (FeatureSyntaxException e) {
      throw new UsageException(file + ": " + e.getMessage());
    }
  }

  private static Clusters readClusters(Path file) throws IOException {
    try {
      return Clusters.read(file);
    } catch (InvalidInputException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private void refuseForEncoder() {
    Stream<String> linear =
        Knobs.ofLinearModels().stream().filter(given::containsKey).map(RecipeOptions::name);
    (preset == null ? linear : Stream.of("--preset"))
        .findFirst()
        .ifPresent(
            name -> {
              throw new UsageException(
                  name + " is for linear models; expected it without --encoder and --from");
            });
    boolean isBeam = "beam".equals(given.get(Knobs.SEARCH)) || given.containsKey(Knobs.BEAM);
    Stream<String> ofBeam =
        Knobs.ofBeams().stream().filter(given::containsKey).map(RecipeOptions::name);
    (isBeam ? Stream.of(given.containsKey(Knobs.BEAM) ? "--beam" : "--search beam") : ofBeam)
        .findFirst()
        .ifPresent(
            name -> {
              throw new UsageException(
                  name
                      + " is for training with a beam; neural parsers are trained greedily. Set the"
                      + " beam width for parsing with 'dodona parse --beam N'; the default is 4.");
            });
  }

  /** Notes the origin of the clusters, if there are any. */
  public void note(PipelineTraining settings) throws IOException {
    Path clusters = file(Knobs.CLUSTERS);
    if (clusters != null) {
      settings.note(
          Knobs.CLUSTERS.name(), clusters.getFileName() + " sha256:" + Checksum.of(clusters));
    }
  }
}
