package dodona.bench.models;

import dodona.bench.BenchCommand;
import dodona.bench.process.Machine;
import dodona.experiment.plot.ScatterPlot;
import dodona.experiment.plot.SvgPlot;
import dodona.table.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/models}. */
@Command(
    name = "bench/models",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures models from raw text: accuracy on a test set, words per second on one core and on"
          + " two, start-up and memory.",
      "",
      "Each measurement is a 'dodona parse' of its own, pinned to cores with taskset. Speeds are"
          + " those of a long text without the time of a short one, so that start-up and warm-up"
          + " do not count; medians of several runs. Nothing else should run meanwhile."
    },
    footer = {
      "",
      "Example:",
      "  bench/models --treebank en_ewt-ud-test.conllu -o out en en-fast 'en-fast --beam 1'"
    })
public final class ModelsCommand implements Callable<Integer> {

  @Parameters(
      arity = "1..*",
      paramLabel = "MODEL",
      description = "Models, each optionally with options of 'dodona parse' in the same argument.")
  private List<String> models = List.of();

  @Option(
      names = "--treebank",
      required = true,
      paramLabel = "FILE",
      description = "The test set, in CoNLL-U.")
  private Path treebank = Path.of("");

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FOLDER",
      description = "Folder for models.md and models.svg, and for temporary files.")
  private Path folder = Path.of("");

  @Option(
      names = "--words",
      paramLabel = "N",
      description = "Words of the long text. Default: ${DEFAULT-VALUE}.")
  private int words = 200_000;

  @Option(
      names = "--repeats",
      paramLabel = "N",
      description = "How often each speed is measured. Default: ${DEFAULT-VALUE}.")
  private int repeats = 3;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new ModelsCommand(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path launcher = BenchCommand.home().resolve("dodona");
    Path work = Files.createDirectories(folder.resolve("work")).toAbsolutePath();
    ModelTexts texts = ModelTexts.write(treebank.toAbsolutePath(), work, launcher, words);
    List<Measured> measured = new ArrayList<>();
    for (String model : models) {
      BenchCommand.progress("measuring " + model + " …");
      measured.add(new ModelRun(model, texts, launcher, repeats).measure());
    }
    Files.writeString(folder.resolve("models.md"), markdown(measured));
    Files.writeString(folder.resolve("models.svg"), SvgPlot.of(plot(measured)));
    System.out.print(table(measured).text());
    return 0;
  }

  private String markdown(List<Measured> measured) {
    return "# Models\n\nThis page was written by `bench/models`.\n\n- "
        + Machine.description()
        + "\n- LAS (F1 of the CoNLL 2018 shared task) on "
        + treebank.getFileName()
        + "; medians of "
        + repeats
        + " runs on a text of about "
        + String.format(Locale.ROOT, "%,d", words)
        + " words, pinned to cores, without start-up and warm-up\n\n"
        + table(measured).markdown()
        + "\n![accuracy over speed](models.svg)\n";
  }

  private static TextTable table(List<Measured> measured) {
    TextTable table =
        new TextTable("")
            .left("model")
            .right("LAS, gold words", "LAS, raw text", "words/s, one core", "words/s, two cores")
            .right("first sentence, s", "memory, MB");
    for (Measured m : measured) {
      table.row(
          m.model(),
          format("%.2f", m.goldWords()),
          format("%.2f", m.rawText()),
          format("%,.0f", m.oneCore()),
          format("%,.0f", m.twoCores()),
          format("%.2f", m.coldStart()),
          format("%,.0f", m.peakMegabytes()));
    }
    return table;
  }

  private static ScatterPlot plot(List<Measured> measured) {
    return new ScatterPlot(
        "Accuracy over speed",
        "words per second from raw text, one core",
        "LAS from raw text",
        measured.stream()
            .map(m -> new ScatterPlot.Point(m.model(), m.oneCore(), m.rawText()))
            .toList());
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}
