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
import java.util.concurrent.Callable;
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
      "Puts inputs that are nearly right to everything that takes input from strangers, in one"
          + " process with a heap of 256 MB. What fails otherwise than by saying what is wrong with"
          + " the input, runs out of memory or takes too long is kept, as small as it gets.",
      "Exit code 1 if anything was found."
    },
    footer = {
      "",
      "Examples:",
      "  stress/fuzz --minutes 60",
      "  stress/fuzz --only conllu,yaml --seed 7",
      "  stress/fuzz fuzz-findings/yaml-NullPointerException-YamlReader.node.input"
    })
public final class FuzzCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Inputs that were kept, to try again; nothing else is done then.")
  private List<Path> kept = List.of();

  @Option(names = "--minutes", paramLabel = "N", description = "How long, 5.")
  private double minutes = 5;

  @Option(names = "--inputs", paramLabel = "N", description = "Stop after so many inputs.")
  private long inputs = Long.MAX_VALUE;

  @Option(names = "--seed", paramLabel = "N", description = "Another seed, other inputs; 1.")
  private long seed = 1;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "What one input may take of the processor's time, 5.")
  private int seconds = 5;

  @Option(names = "--only", split = ",", paramLabel = "TARGET", description = "Some targets.")
  private @Nullable List<String> only;

  @Option(names = "--list", description = "List the targets.")
  private boolean list;

  @Option(
      names = "--findings",
      paramLabel = "FOLDER",
      description = "Where inputs that failed are kept, fuzz-findings.")
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
      return kept.isEmpty() ? fuzz(chosen(all)) : tryAgain(all);
    }
  }

  private List<Target> chosen(Targets all) throws IOException {
    List<Target> chosen = new ArrayList<>();
    for (String name : only == null ? all.names() : only) {
      if (!all.names().contains(name) && spec != null) {
        throw new ParameterException(
            spec.commandLine(),
            "--only " + name + ": expected some of " + String.join(", ", all.names()));
      }
      chosen.add(all.named(name));
    }
    return chosen;
  }

  private int fuzz(List<Target> targets) throws InterruptedException {
    Findings found = new Findings(findings);
    Fuzzing fuzzing = new Fuzzing(targets, seed, Duration.ofSeconds(seconds), found);
    fuzzing.run(Duration.ofMillis((long) (minutes * 60_000)), inputs);
    System.out.print(fuzzing.table().text());
    System.out.printf(
        "%,d inputs, %d findings, %d minutes of processor time%n",
        fuzzing.inputs(),
        found.count(),
        ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toMinutes());
    return found.count() == 0 ? 0 : 1;
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
