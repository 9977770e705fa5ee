package dodona.cli.command.train;

import dodona.cli.option.OptionGroup;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.support.Printable;
import dodona.text.release.ReleaseTraining;
import dodona.text.release.UdTreebank;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** Training on all treebanks of a release. */
final class UdOptions {

  /** The options for a single treebank, or for one model of several languages. */
  private static final Set<String> EXCLUDED =
      Set.of(
          "--train",
          "--dev",
          "--partial",
          "--model",
          "--languages",
          "--pivot-words",
          "--sampling-exponent",
          "--silver",
          "--silver-fraction",
          "--pipeline",
          "--no-segmenter",
          "--tags",
          "--folds",
          "--license");

  /** The options that do not affect the models. */
  private static final Set<String> NEUTRAL =
      Set.of("--ud", "--only", "--output", "--threads", "--resume", "--force", "--quiet");

  /** The option that only affects treebanks that fail without it. */
  private static final String SKIP = "--skip-invalid";

  @Option(
      names = "--ud",
      paramLabel = "FOLDER",
      description =
          "Train a pipeline, a language profile and a model card for every treebank of a release"
              + " of Universal Dependencies, which FOLDER contains. Needs -o MODELS. The same"
              + " command continues after an interruption.")
  @OptionGroup.In(OptionGroup.DATA)
  private @Nullable Path release;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "With --ud: train on these treebanks only, such as de_gsd. May be repeated.")
  @OptionGroup.In(OptionGroup.DATA)
  private List<String> only = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "MODELS",
      description = "With --ud: folder for the models and the summary.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Path models;

  /** Returns whether there is a release to train on. */
  boolean isGiven() {
    if (release == null && (models != null || !only.isEmpty())) {
      throw new UsageException("--output and --only need --ud; expected --model MODEL");
    }
    return release != null;
  }

  /** Prepares the training run; rejects options that are for a single treebank. */
  ReleaseTraining training(
      ParseResult given, ReleaseTraining.Settings settings, ReleaseTraining.Reader reader)
      throws IOException {
    List<String> all = new ArrayList<>();
    List<String> affecting = new ArrayList<>();
    for (OptionSpec option : given.matchedOptions()) {
      String name = option.longestName();
      if (EXCLUDED.contains(name)) {
        throw new UsageException(name + " cannot be combined with --ud");
      }
      if (!NEUTRAL.contains(name) && !all.contains(name)) {
        List<String> words = words(option);
        all.addAll(words);
        affecting.addAll(name.equals(SKIP) ? List.of() : words);
      }
    }
    if (release == null || models == null) {
      throw new UsageException("--ud needs -o MODELS, a folder for the models");
    }
    return chosen(ReleaseTraining.of(UdTreebank.findAll(release), models, settings, reader))
        .options(String.join(" ", affecting))
        .command(String.join(" ", all));
  }

  private ReleaseTraining chosen(ReleaseTraining training) {
    try {
      return training.only(only);
    } catch (InvalidInputException e) {
      throw new UsageException("--only: " + e.getMessage());
    }
  }

  private static List<String> words(OptionSpec option) {
    List<String> words = new ArrayList<>();
    if (option.typeInfo().isBoolean()) {
      return List.of(option.longestName());
    }
    for (String value : option.originalStringValues()) {
      words.add(option.longestName());
      words.add(ResumeHint.quoted(Printable.line(withoutFolder(value))));
    }
    return words;
  }

  /** Returns a value without the folders of this computer. */
  private static String withoutFolder(String value) {
    try {
      Path path = Path.of(value);
      return Files.isRegularFile(path) ? String.valueOf(path.getFileName()) : value;
    } catch (InvalidPathException e) {
      return value;
    }
  }
}
