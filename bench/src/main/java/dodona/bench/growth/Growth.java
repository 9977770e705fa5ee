package dodona.bench.growth;

import dodona.bench.BenchCommand;
import dodona.bench.process.Machine;
import dodona.model.ModelFile;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code bench/growth}. */
@Command(
    name = "bench/growth",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Measures how the cost of parsing and training grows: with sentence length, beam width,"
            + " threads, the size of the training set and the length of a stream; writes growth.md,"
            + " growth.csv and a plot of each.",
    footer = {
      "",
      "Example:",
      "  bench/growth --train en-train.conllu.gz --test en-test.conllu.gz --model fast.dodona \\",
      "    --beam-model accurate.dodona --work growth --report docs/performance"
    })
public final class Growth implements Callable<Integer> {

  private static final List<String> ALL =
      List.of("length", "beam", "threads", "training", "stream");
  private static final int QUICK_TRAIN = 200;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--train",
      required = true,
      paramLabel = "FILE",
      description = "A treebank to train on.")
  private Path train = Path.of("");

  @Option(
      names = "--test",
      required = true,
      paramLabel = "FILE",
      description = "A treebank to parse.")
  private Path test = Path.of("");

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

  @Option(
      names = "--work",
      required = true,
      paramLabel = "FOLDER",
      description = "The folder for intermediate files.")
  private Path work = Path.of("");

  @Option(
      names = "--report",
      paramLabel = "FOLDER",
      description = "The folder for the report; default: the work folder.")
  private @Nullable Path report;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "WHAT",
      description = "Only these: length, beam, threads, training, stream.")
  private List<String> only = ALL;

  @Option(
      names = "--presets",
      split = ",",
      paramLabel = "NAME",
      description = "The presets to train, default fast and accurate.")
  private List<String> presets = List.of("fast", "accurate");

  @Option(
      names = "--words",
      paramLabel = "N",
      description = "The length of the stream in words, default 20 million.")
  private @Nullable Long words;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Rounds of each measurement, default 5.")
  private @Nullable Integer rounds;

  @Option(names = "--quick", description = "A trial: one round, small inputs.")
  private boolean quick;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new Growth(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    for (String what : only) {
      if (!ALL.contains(what) && spec != null) {
        throw new ParameterException(
            spec.commandLine(), "--only " + what + ": expected some of " + String.join(", ", ALL));
      }
    }
    work = Files.createDirectories(work).toRealPath();
    model = model.toAbsolutePath();
    beamModel = beamModel.toAbsolutePath();
    Path folder = Files.createDirectories(report == null ? work : report);
    List<Curve> curves = new ArrayList<>();
    for (String what : only) {
      BenchCommand.progress("measuring " + what + " …");
      Curve curve = measure(what);
      Files.writeString(folder.resolve(curve.name() + ".svg"), curve.svg());
      curves.add(curve);
    }
    write(curves, folder);
    return 0;
  }

  private Curve measure(String what) throws IOException, InterruptedException {
    int times = rounds != null ? rounds : quick ? 1 : 5;
    Commands commands = new Commands(BenchCommand.home().resolve("dodona"), work, times);
    return switch (what) {
      case "length" ->
          new InProcess(read(test), times)
              .lengths(ModelFile.read(model), ModelFile.read(beamModel));
      case "beam" -> new InProcess(read(test), times).widths(ModelFile.read(beamModel));
      case "threads" ->
          commands.threads(read(test), model, beamModel, quick ? 10 : 100, quick ? 2 : 8);
      case "training" -> {
        List<Sentence> all = read(train);
        yield commands.training(
            quick ? all.subList(0, Math.min(QUICK_TRAIN, all.size())) : all, presets);
      }
      default ->
          Stream.memory(
              read(test),
              BenchCommand.home().resolve("dodona"),
              model,
              work,
              words != null ? words : quick ? 500_000 : 20_000_000);
    };
  }

  private static List<Sentence> read(Path file) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(file)) {
      reader.forEach(sentences::add);
    }
    return sentences;
  }

  private void write(List<Curve> curves, Path folder) throws IOException {
    StringBuilder page = new StringBuilder("# How cost grows\n\n");
    page.append("This page was written by `bench/growth`.\n\n");
    page.append("- ").append(Machine.description()).append('\n');
    page.append(
        "- training set %s, parsed %s; models of the presets `fast` and `accurate`%n%n"
            .formatted(train.getFileName(), test.getFileName()));
    if (quick) {
      page.append("A trial with `--quick`: the figures mean little.\n\n");
    }
    StringBuilder csv = new StringBuilder("what,series,x,y\n");
    for (Curve curve : curves) {
      page.append(curve.markdown()).append('\n');
      csv.append(curve.csv());
    }
    Files.writeString(folder.resolve("growth.md"), page.toString().stripTrailing() + "\n");
    Files.writeString(folder.resolve("growth.csv"), csv);
  }
}
