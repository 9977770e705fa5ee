package dodona.stress.fuzz.target;

import dodona.cli.option.LanguageTreebanks;
import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.pattern.PatternSet;
import dodona.stress.fuzz.command.CommandFiles;
import dodona.stress.fuzz.input.DamagedEncoder;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.validate.LanguageLists;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All fuzzing targets by name. */
public final class Targets implements Closeable {

  /** Makes a target when it is needed. */
  private interface Maker {
    /**
     * Makes it.
     *
     * @param own a folder that no other target and no other thread uses
     */
    Target make(Path own) throws IOException;
  }

  private final Map<String, Maker> makers = new LinkedHashMap<>();
  private final Path folder;

  /**
   * All targets.
   *
   * @param home the project, whose own files are examples of inputs
   */
  public Targets(Path home) throws IOException {
    this.folder = Files.createTempDirectory("dodona-fuzz");
    makers.put("conllu", own -> ConlluTarget.strict());
    makers.put("lenient", own -> ConlluTarget.lenient());
    makers.put("conllx", own -> ConlluTarget.conllx());
    makers.put("conll2009", own -> ConlluTarget.conll2009());
    makers.put("gzip", own -> ConlluTarget.gzip());
    makers.put("drawing", own -> new DrawingTarget());
    makers.put("evaluation", own -> new EvaluationTarget());
    makers.put("json", own -> new JsonTarget());
    makers.put("features", own -> features(home));
    makers.put("clusters", own -> clusters(home));
    makers.put("profile", own -> new ProfileTarget(TinyModel.profile(folder, home)));
    makers.put("pattern", own -> new PatternTarget());
    makers.put("patterns", own -> patterns(home, own));
    makers.put("lists", own -> lists(own));
    makers.put("languages", own -> languages(home, own));
    makers.put("yaml", own -> new YamlTarget(home, own));
    makers.put("text", own -> new PipelineTarget(TinyModel.in(folder, home)));
    makers.put("parser", own -> ModelTarget.parser(TinyModel.in(folder, home)));
    makers.put("pipeline", own -> ModelTarget.pipeline("pipeline", TinyModel.in(folder, home)));
    makers.put("neural", own -> ModelTarget.pipeline("neural", TinyModel.neural(folder, home)));
    makers.put("multilingual", own -> ModelTarget.languages(TinyModel.multilingual(folder, home)));
    makers.put("encoder", own -> new EncoderTarget(TinyModel.encoder(folder)));
    for (String format : DamagedEncoder.formats()) {
      makers.put(format, own -> ImportTarget.of(format, own));
    }
    makers.put("archive", own -> new ArchiveTarget(own.resolve("encoder.jar")));
    makers.put("commands", own -> commands(home, own));
  }

  private Target commands(Path home, Path own) throws IOException {
    Map<String, Path> models = new LinkedHashMap<>();
    models.put("model", TinyModel.in(folder, home));
    models.put("neural", TinyModel.neural(folder, home));
    models.put("multilingual", TinyModel.multilingual(folder, home));
    models.put("encoder", TinyModel.encoder(folder));
    models.put("profile", TinyModel.profile(folder, home));
    return new CommandTarget(new CommandFiles(own, models, home));
  }

  private static Target features(Path home) throws IOException {
    TransitionSystem<?> system = TransitionSystems.named("arc-eager");
    return new TextualTarget("features", resources(home, ".features")) {
      @Override
      void take(String text) {
        FeatureModel model = FeatureModel.parse(system, text);
        if (!FeatureModel.parse(system, model.text()).toString().equals(model.toString())) {
          throw new AssertionError("what was written is not what is read");
        }
      }
    };
  }

  /** The texts of the program's own files of a kind. */
  private static List<String> resources(Path home, String ending) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(home.resolve("core/src/main/resources"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(ending)).toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }

  private static Target patterns(Path home, Path own) throws IOException {
    return new FileTarget(
        "patterns",
        resources(home, ".patterns"),
        own.resolve("p.patterns"),
        file -> PatternSet.read(file).patterns());
  }

  private static Target lists(Path own) {
    return new FileTarget(
        "lists",
        List.of(CommandFiles.LISTS),
        own.resolve("l.lists"),
        file -> LanguageLists.read(file));
  }

  private static Target languages(Path home, Path own) throws IOException {
    Files.copy(home.resolve("examples/sentences.conllu"), own.resolve("good"));
    return new FileTarget(
        "languages",
        List.of(CommandFiles.LANGUAGES),
        own.resolve("l.tsv"),
        file -> LanguageTreebanks.read(file).codes());
  }

  private static Target clusters(Path home) throws IOException {
    String example = Files.readString(home.resolve("examples/clusters.paths"));
    return new TextualTarget("clusters", List.of(example, "0010\tMonday\t2210\n")) {
      @Override
      void take(String text) {
        Clusters.parse(text);
      }
    };
  }

  /** The names of all targets. */
  public List<String> names() {
    return List.copyOf(makers.keySet());
  }

  /**
   * Makes a target, which only one thread may use.
   *
   * @throws IOException if an example or a model of its cannot be read or made
   */
  public synchronized Target named(String name) throws IOException {
    Maker maker = makers.get(name);
    if (maker == null) {
      throw new IllegalArgumentException("there is no target '" + name + "'");
    }
    return maker.make(Files.createTempDirectory(folder, name));
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
