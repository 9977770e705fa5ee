package dodona.cli.command.study;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.ThreadOptions;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.StatusBlock;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.experiment.plan.Description;
import dodona.experiment.plan.DescriptionReader;
import dodona.experiment.plan.Run;
import dodona.experiment.plan.TreebankFiles;
import dodona.experiment.plan.TreebankFolder;
import dodona.experiment.report.ExperimentReport;
import dodona.experiment.run.ResultStore;
import dodona.experiment.run.Results;
import dodona.experiment.run.Runner;
import dodona.support.Printable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona experiment}. */
@Command(
    name = "experiment",
    description = {
      "Runs an experiment: trains every setting of a description on every treebank and"
          + " writes a report with tables, plots and significance tests.",
      "Finished runs are kept: call it again to continue. Results from other code or data"
          + " are refused. docs/experiments.md explains descriptions."
    },
    footer = {
      "  dodona experiment examples/experiment.yaml -o results/",
      "  dodona experiment examples/experiment.yaml --dry-run"
    })
public final class ExperimentCommand extends ToolCommand {

  @Parameters(paramLabel = "DESCRIPTION", description = "The experiment, in YAML.")
  private Path file = Path.of("");

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description = "The folder for results and report.")
  private @Nullable Path folder;

  @Option(
      names = "--treebanks",
      paramLabel = "FOLDER",
      description =
          "The folder of the description's treebanks; default: the description's own folder.")
  private @Nullable Path treebanks;

  @Option(
      names = "--treebank",
      paramLabel = "[NAME=]FOLDER",
      description =
          "A folder with *-train.conllu and optionally *-dev.conllu and *-test.conllu, used"
              + " instead of the description's treebanks. May be repeated.")
  private List<String> others = new ArrayList<>();

  @Option(
      names = "--encoder",
      paramLabel = "[TREEBANK=]FILE",
      description =
          "Train neural parsers upon this encoder (see 'dodona encoder import'), on all treebanks"
              + " or the named one. May be repeated.")
  private List<String> encoders = new ArrayList<>();

  @Option(
      names = "--unlabeled",
      description = "Learn and score arcs without their labels, in every setting.")
  private boolean unlabeled;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Of the description's treebanks, only these. May be repeated.")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--seeds",
      paramLabel = "N",
      split = ",",
      description =
          "Random seeds in place of the description's, such as 1,2. What is made with fewer seeds"
              + " is kept for a later call with more.")
  private List<Long> seeds = new ArrayList<>();

  @Option(names = "--quick", description = "Use the description's quick form.")
  private boolean quick;

  @Option(names = "--dry-run", description = "Only list the runs.")
  private boolean dryRun;

  @Mixin private ThreadOptions threads = new ThreadOptions();

  public ExperimentCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    Description description = describe();
    if (dryRun) {
      list(description);
    } else if (folder == null) {
      throw new UsageException("--output FOLDER is missing");
    } else {
      carryOut(description, folder);
    }
    return ExitCode.OK;
  }

  private Description describe() throws IOException {
    List<TreebankFiles> instead = new ArrayList<>();
    for (String other : others) {
      int equals = other.indexOf('=');
      Path path = Path.of(other.substring(equals + 1));
      String name =
          equals > 0
              ? other.substring(0, equals)
              : String.valueOf(path.toAbsolutePath().normalize().getFileName());
      if (instead.stream().anyMatch(files -> files.name().equals(name))) {
        throw new UsageException("--treebank: two are called " + name + "; name them NAME=FOLDER");
      }
      instead.add(TreebankFolder.find(name, path));
    }
    Path home =
        treebanks != null ? treebanks : Objects.requireNonNull(file.toAbsolutePath().getParent());
    Description read = DescriptionReader.read(file, home, quick, instead);
    Description some = only.isEmpty() ? read : onSome(read);
    Description seeded = seeds.isEmpty() ? some : some.withSeeds(seeds);
    Description description = unlabeled ? withoutLabels(seeded) : seeded;
    return encoders.isEmpty() ? description : uponEncoders(description);
  }

  private Description onSome(Description description) {
    try {
      return description.only(only);
    } catch (InvalidInputException e) {
      throw new UsageException("--only: " + e.getMessage());
    }
  }

  private static Description withoutLabels(Description description) {
    try {
      return description.unlabeled();
    } catch (InvalidInputException e) {
      throw new UsageException("--unlabeled: " + e.getMessage());
    }
  }

  private Description uponEncoders(Description description) throws IOException {
    Map<String, Path> files = new HashMap<>();
    for (String encoder : encoders) {
      int equals = encoder.indexOf('=');
      Path path = Path.of(encoder.substring(equals + 1));
      if (!Files.isRegularFile(path)) {
        throw new NoSuchFileException(path.toString());
      }
      if (equals > 0) {
        files.put(encoder.substring(0, equals), path);
      } else {
        description.treebanks().forEach(treebank -> files.putIfAbsent(treebank.name(), path));
      }
    }
    try {
      return description.withEncoders(files);
    } catch (InvalidInputException e) {
      throw new UsageException("--encoder: " + e.getMessage());
    }
  }

  private void list(Description description) {
    PrintStream out = terminal().out();
    List<Run> runs = description.runs();
    runs.forEach(run -> out.println(run.name()));
    out.println(
        Counted.of(runs.size(), "run")
            + " on "
            + Counted.of(description.treebanks().size(), "treebank"));
  }

  private void carryOut(Description description, Path target) throws IOException {
    ResultStore store = ResultStore.open(target, description);
    Results results = results(description, store);
    ExperimentReport.write(results, command(), target);
    terminal().out().println(Printable.line(target.resolve("report.html").toString()));
  }

  /** What makes the same report elsewhere, where the folders are others. */
  private String command() {
    List<String> words = new ArrayList<>(List.of("dodona", "experiment"));
    words.add(file.isAbsolute() ? String.valueOf(file.getFileName()) : file.toString());
    if (treebanks != null) {
      words.add("--treebanks FOLDER");
    }
    others.forEach(other -> words.add("--treebank " + withoutFolder(other)));
    encoders.forEach(encoder -> words.add("--encoder " + withoutFolder(encoder)));
    if (!only.isEmpty()) {
      words.add("--only " + String.join(",", only));
    }
    if (!seeds.isEmpty()) {
      words.add("--seeds " + seeds.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
    if (unlabeled) {
      words.add("--unlabeled");
    }
    if (quick) {
      words.add("--quick");
    }
    words.add("-o FOLDER");
    return String.join(" ", words);
  }

  private static String withoutFolder(String nameAndPath) {
    int path = nameAndPath.indexOf('=') + 1;
    return nameAndPath.substring(0, path) + Path.of(nameAndPath.substring(path)).getFileName();
  }

  private Results results(Description description, ResultStore store) throws IOException {
    Runner runner = new Runner(description, store, threads.count());
    try (StatusBlock status = new StatusBlock(this, () -> runner.board().lines())) {
      return runner.run(status::remark);
    }
  }
}
