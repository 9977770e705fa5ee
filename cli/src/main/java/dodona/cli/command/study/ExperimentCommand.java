package dodona.cli.command.study;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
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
import dodona.experiment.plan.Study;
import dodona.experiment.plan.StudyReader;
import dodona.experiment.plan.TreebankFiles;
import dodona.experiment.plan.TreebankFolder;
import dodona.experiment.report.ExperimentReport;
import dodona.experiment.report.StudyReport;
import dodona.experiment.run.ResultArchive;
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
import java.util.Optional;
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
      "Runs an experiment: trains and compares parsers with different settings.",
      "Trains every setting of a description on every treebank and writes a report"
          + " with tables, plots and significance tests. Finished runs are kept: repeat"
          + " the command to continue. Results of other code or data are rejected. See"
          + " docs/how-to/experiments.md. A description with 'claims' trains nothing: it tests"
          + " claims about the results of several experiments together."
    },
    footer = {
      "  dodona experiment examples/experiment.yaml -o results/",
      "  dodona experiment examples/experiment.yaml --dry-run",
      "  dodona experiment examples/experiment.yaml --report-only -o results/"
    })
public final class ExperimentCommand extends ToolCommand {

  @Parameters(paramLabel = "DESCRIPTION", description = "Experiment description in YAML.")
  private Path file = Path.of("");

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description = "Folder for results and report.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Path folder;

  @Option(
      names = "--treebanks",
      paramLabel = "FOLDER",
      description = "Folder that contains the treebanks. Default: the folder of DESCRIPTION.")
  @OptionGroup.In(OptionGroup.DATA)
  private @Nullable Path treebanks;

  @Option(
      names = "--treebank",
      paramLabel = "[NAME=]FOLDER",
      description =
          "Folder with *-train.conllu and optionally *-dev.conllu and *-test.conllu,"
              + " used instead of the treebanks of the description. May be repeated.")
  @OptionGroup.In(OptionGroup.DATA)
  private List<String> others = new ArrayList<>();

  @Option(
      names = "--encoder",
      paramLabel = "[TREEBANK=]FILE",
      description =
          "Train neural parsers from this encoder, which 'dodona encoder import'"
              + " creates, on all treebanks or the named one. May be repeated.")
  private List<String> encoders = new ArrayList<>();

  @Option(
      names = "--unlabeled",
      description = "Train and score arcs without labels in every setting.")
  private boolean unlabeled;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Use only these treebanks of the description. May be repeated.")
  @OptionGroup.In(OptionGroup.DATA)
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--seeds",
      paramLabel = "N",
      split = ",",
      description =
          "Random seeds, such as 1,2, instead of those of the description. Results are"
              + " kept for later runs with more seeds.")
  private List<Long> seeds = new ArrayList<>();

  @Option(names = "--quick", description = "Use the quick form of the description.")
  private boolean quick;

  @Option(
      names = "--report-only",
      description =
          "Rebuild the report from the results in the folder given with -o (results.jsonl.gz or"
              + " runs/), without training and without treebanks.")
  private boolean reportOnly;

  @Option(names = "--dry-run", description = "List the runs and exit.")
  private boolean dryRun;

  @Mixin private ThreadOptions threads = new ThreadOptions();

  public ExperimentCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    Optional<Study> study = StudyReader.read(file);
    if (study.isPresent()) {
      Path target = required(folder);
      StudyReport.write(study.get(), command(), target);
      terminal().out().println(Printable.line(target.resolve("report.html").toString()));
      return ExitCode.OK;
    }
    if (reportOnly) {
      report(required(folder));
      return ExitCode.OK;
    }
    Description description = describe();
    if (dryRun) {
      list(description);
    } else {
      carryOut(description, required(folder));
    }
    return ExitCode.OK;
  }

  private static Path required(@Nullable Path folder) {
    if (folder == null) {
      throw new UsageException("missing required option --output=FOLDER");
    }
    return folder;
  }

  private void report(Path results) throws IOException {
    if (dryRun || treebanks != null || !others.isEmpty() || !encoders.isEmpty()) {
      throw new UsageException(
          "--report-only cannot be combined with --dry-run, --treebanks, --treebank or --encoder");
    }
    Description read = DescriptionReader.withoutTreebanks(file, quick);
    Description labels = unlabeled ? withoutLabels(read) : read;
    Description some = only.isEmpty() ? labels : onSome(labels);
    Description description = seeds.isEmpty() ? some : some.withSeeds(seeds);
    Path archive = results.resolve(ResultArchive.NAME);
    if (Files.isDirectory(results.resolve("runs"))) {
      write(ResultStore.finished(results, description), command(), results);
    } else if (!Files.exists(archive)) {
      throw new NoSuchFileException(archive.toString(), null, "no results to report on");
    } else if (!only.isEmpty() || !seeds.isEmpty()) {
      throw new UsageException(
          "--report-only reports on all treebanks and seeds of "
              + archive
              + "; omit --only, --seeds");
    } else {
      ResultArchive kept = ResultArchive.read(archive, description);
      write(kept.results(), kept.command(), results);
    }
  }

  private void write(Results results, String command, Path target) throws IOException {
    ExperimentReport.write(results, command, target);
    terminal().out().println(Printable.line(target.resolve("report.html").toString()));
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
        throw new UsageException(
            "--treebank: two treebanks are called '" + name + "'. Rename one with NAME=FOLDER.");
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
    write(results, command(), target);
  }

  /** Returns the command that reproduces the report, with placeholders for folders. */
  private String command() {
    List<String> words = new ArrayList<>(List.of("dodona", "experiment"));
    words.add(file.isAbsolute() ? String.valueOf(file.getFileName()) : file.toString());
    if (treebanks != null || reportOnly) {
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
