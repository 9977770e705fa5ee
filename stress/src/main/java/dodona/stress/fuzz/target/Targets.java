package dodona.stress.fuzz.target;

import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.stress.fuzz.command.CommandFiles;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
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

/** Everything that takes input from strangers, by name. */
public final class Targets implements Closeable {

  /** Makes a target when it is needed. */
  private interface Maker {
    Target make() throws IOException;
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
    makers.put("conllu", ConlluTarget::strict);
    makers.put("lenient", ConlluTarget::lenient);
    makers.put("conllx", ConlluTarget::conllx);
    makers.put("gzip", ConlluTarget::gzip);
    makers.put("drawing", DrawingTarget::new);
    makers.put("evaluation", EvaluationTarget::new);
    makers.put("json", JsonTarget::new);
    makers.put("features", () -> features(home));
    makers.put("clusters", () -> clusters(home));
    makers.put("yaml", () -> new YamlTarget(home, folder));
    makers.put("text", () -> new PipelineTarget(TinyModel.in(folder, home)));
    makers.put("parser", () -> ModelTarget.parser(TinyModel.in(folder, home)));
    makers.put("pipeline", () -> ModelTarget.pipeline("pipeline", TinyModel.in(folder, home)));
    makers.put("neural", () -> ModelTarget.pipeline("neural", TinyModel.neural(folder, home)));
    makers.put("encoder", () -> new EncoderTarget(TinyModel.encoder(folder)));
    makers.put("commands", () -> commands(home));
  }

  private Target commands(Path home) throws IOException {
    Path model = TinyModel.in(folder, home);
    Path encoder = TinyModel.encoder(folder);
    return new CommandTarget(new CommandFiles(folder.resolve("commands"), model, encoder, home));
  }

  private static Target features(Path home) throws IOException {
    List<String> examples = new ArrayList<>();
    try (Stream<Path> files = Files.walk(home.resolve("core/src/main/resources"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".features")).toList()) {
        examples.add(Files.readString(file));
      }
    }
    TransitionSystem<?> system = TransitionSystems.named("arc-eager");
    return new TextualTarget("features", examples) {
      @Override
      void take(String text) {
        FeatureModel model = FeatureModel.parse(system, text);
        if (!FeatureModel.parse(system, model.text()).toString().equals(model.toString())) {
          throw new AssertionError("what was written is not what is read");
        }
      }
    };
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
   * Makes a target.
   *
   * @throws IOException if an example or a model of its cannot be read or made
   */
  public Target named(String name) throws IOException {
    Maker maker = makers.get(name);
    if (maker == null) {
      throw new IllegalArgumentException("there is no target '" + name + "'");
    }
    return maker.make();
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
