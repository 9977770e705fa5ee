package dodona.bench.jmh;

import dodona.bench.BenchCommand;
import dodona.bench.process.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/jmh}. */
@Command(
    name = "bench/jmh",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Runs the JMH benchmarks of the hot paths and saves the figures as a baseline or"
          + " compares them with it.",
      "",
      "The exit code is 1 if a benchmark is slower by more than 5 %% and more than both"
          + " error margins."
    },
    footer = {
      "",
      "Examples:",
      "  bench/jmh --treebank en-dev.conllu --model fast.dodona --beam-model accurate.dodona --save",
      "  bench/jmh --treebank en-dev.conllu --model fast.dodona --beam-model accurate.dodona \\",
      "    --compare HotPaths"
    })
public final class JmhCommand implements Callable<Integer> {

  private static final int QUICK_ITERATIONS = 2;

  @Parameters(
      arity = "0..*",
      paramLabel = "REGEX",
      description = "Only benchmarks whose names match one of these.")
  private List<String> include = List.of("dodona\\.bench\\..*");

  @Option(
      names = "--treebank",
      required = true,
      paramLabel = "FILE",
      description = "The treebank that is read, parsed and derived.")
  private Path treebank = Path.of("");

  @Option(
      names = "--model",
      required = true,
      paramLabel = "MODEL",
      description = "A model from 'dodona train --preset fast'.")
  private Path model = Path.of("");

  @Option(
      names = "--beam-model",
      required = true,
      paramLabel = "MODEL",
      description = "A model from 'dodona train --preset accurate'.")
  private Path beamModel = Path.of("");

  @ArgGroup(multiplicity = "1")
  private Purpose purpose = new Purpose();

  /** The purpose of the figures. */
  static final class Purpose {
    @Option(names = "--save", description = "Save the figures as the baseline.")
    private boolean save;

    @Option(names = "--compare", description = "Compare the figures with the baseline.")
    private boolean compare;

    private boolean isToSave() {
      return save && !compare;
    }
  }

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "The baseline file, default bench/baseline.json.")
  private Path baseline = BenchCommand.home().resolve("bench/baseline.json");

  @Option(names = "--quick", description = "A trial: one fork, short iterations.")
  private boolean quick;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new JmhCommand(), args);
  }

  @Override
  public Integer call() throws IOException, RunnerException {
    for (Path file : List.of(treebank, model, beamModel)) {
      if (!Files.isReadable(file)) {
        throw new NoSuchFileException(file.toString());
      }
    }
    Baseline before = purpose.isToSave() ? null : Baseline.read(baseline);
    Baseline now = Baseline.of(treebank.getFileName().toString(), run());
    if (before == null) {
      now.write(baseline);
      System.out.println(baseline + ": " + now.figures().size() + " figures");
      return 0;
    }
    if (!before.machine().equals(Machine.description()) || !before.data().equals(now.data())) {
      System.out.printf(
          "The baseline was taken on another machine or other data: %s; %s%n",
          before.machine(), before.data());
    }
    System.out.print(before.compare(now).text());
    long regressions = before.regressions(now);
    System.out.printf("%d of %d slower%n", regressions, now.figures().size());
    return regressions > 0 ? 1 : 0;
  }

  private List<Figure> run() throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .param("file", treebank.toAbsolutePath().toString())
            .param("model", model.toAbsolutePath().toString())
            .param("beamModel", beamModel.toAbsolutePath().toString())
            .jvmArgsAppend("-XX:+UseSerialGC")
            .shouldFailOnError(true);
    include.forEach(options::include);
    if (quick) {
      TimeValue time = TimeValue.milliseconds(300);
      options
          .forks(1)
          .warmupIterations(1)
          .warmupTime(time)
          .measurementIterations(QUICK_ITERATIONS)
          .measurementTime(time);
    }
    List<RunResult> results = List.copyOf(new Runner(options.build()).run());
    return results.stream().map(Figure::of).toList();
  }
}
