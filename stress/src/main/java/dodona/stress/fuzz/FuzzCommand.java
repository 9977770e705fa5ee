package dodona.stress.fuzz;

import dodona.bench.BenchCommand;
import dodona.stress.fuzz.target.Target;
import dodona.stress.fuzz.target.Targets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code stress/fuzz}. */
@Command(
    name = "stress/fuzz",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Puts inputs that are almost valid to everything that takes input from strangers, in one"
          + " process with a heap of 256 MB. An input is kept, as small as it gets, if it fails"
          + " without a message about the input, runs out of memory or takes too long.",
      "Exit code 1 if anything was found, or if a target got fewer inputs than '--each' says."
    },
    footer = {
      "",
      "Examples:",
      "  stress/fuzz --minutes 60 --each 100000 --total 10000000 --progress fuzz.json",
      "  stress/fuzz --only conllu,yaml --seed 7",
      "  stress/fuzz fuzz-findings/yaml-NullPointerException-YamlReader.node.input"
    })
public final class FuzzCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Kept inputs to try again, instead of fuzzing.")
  private List<Path> kept = List.of();

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "Time of the run, with earlier sessions in '--progress'. Default: 5.")
  private double minutes = 5;

  @Option(
      names = "--each",
      paramLabel = "N",
      description = "Inputs that every target gets in this time. Default: as many as fit.")
  private long each;

  @Option(
      names = "--total",
      paramLabel = "N",
      description = "Inputs that all targets together get in this time. Default: as many as fit.")
  private long total;

  @Option(names = "--inputs", paramLabel = "N", description = "Stop after this many inputs.")
  private long inputs = Long.MAX_VALUE;

  @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "Processor time that one input may take. Default: 5.")
  private int seconds = 5;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads, each with targets of its own. Default: 1.")
  private int threads = 1;

  @Option(
      names = "--progress",
      paramLabel = "FILE",
      description = "File with the progress. If it exists, the run continues where it stopped.")
  private @Nullable Path progressFile;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "TARGET",
      description = "Fuzz these targets only.")
  private @Nullable List<String> only;

  @Option(names = "--list", description = "List the targets.")
  private boolean list;

  @Option(
      names = "--findings",
      paramLabel = "FOLDER",
      description = "Folder for inputs that failed. Default: fuzz-findings.")
  private Path findings = Path.of("fuzz-findings");

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new FuzzCommand(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (Targets all = new Targets(BenchCommand.home())) {
      if (list) {
        all.names().forEach(System.out::println);
        return 0;
      }
      return kept.isEmpty() ? fuzz(all) : tryAgain(all);
    }
  }

  private List<String> chosen(Targets all) {
    for (String name : only == null ? List.<String>of() : only) {
      if (!all.names().contains(name)) {
        throw misuse("--only " + name + ": expected some of " + String.join(", ", all.names()));
      }
    }
    return only == null ? all.names() : only;
  }

  private ParameterException misuse(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }

  private int fuzz(Targets all) throws IOException, InterruptedException {
    if (threads < 1) {
      throw misuse("--threads " + threads + ": expected 1 or more");
    }
    List<String> names = chosen(all);
    Progress progress =
        progressFile == null ? new Progress(seed, names) : Progress.read(progressFile, seed, names);
    Fuzzing fuzzing =
        new Fuzzing(
                () -> targets(all, names),
                progress,
                progressFile,
                new Findings(findings, progress),
                Duration.ofSeconds(seconds))
            .mostInputs(inputs)
            .goals(each, total);
    fuzzing.run(Duration.ofMillis((long) (minutes * 60_000)), threads);
    System.out.print(fuzzing.table().text());
    System.out.printf(
        "%,d inputs, %d findings, %d minutes, %d minutes of processor time in this session%n",
        progress.inputs(),
        progress.findings().size(),
        Duration.ofNanos(progress.nanos()).toMinutes(),
        ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toMinutes());
    boolean isReached =
        progress.inputs() >= total
            && IntStream.range(0, names.size()).allMatch(i -> progress.inputs(i) >= each);
    if (!isReached) {
      System.out.println("There were fewer inputs than --each or --total asks for.");
    }
    return progress.findings().isEmpty() && isReached ? 0 : 1;
  }

  private static List<Target> targets(Targets all, List<String> names) throws IOException {
    List<Target> targets = new ArrayList<>();
    for (String name : names) {
      targets.add(all.named(name));
    }
    return targets;
  }

  private int tryAgain(Targets all) throws IOException {
    int failed = 0;
    for (Path file : kept) {
      String name = String.valueOf(file.getFileName());
      Target target =
          all.named(
              all.names().stream()
                  .filter(known -> name.startsWith(known + "-"))
                  .findFirst()
                  .orElseThrow(() -> new IOException(file + ": of no target that there is")));
      Finding finding = Trial.of(target, Files.readAllBytes(file));
      System.out.println(file + ": " + (finding == null ? "fine" : finding.details()));
      failed += finding == null ? 0 : 1;
    }
    return failed == 0 ? 0 : 1;
  }
}
