package dodona.bench.annotate;

import dodona.bench.BenchCommand;
import dodona.bench.annotate.SimulatedAnnotator.Help;
import dodona.text.model.ModelAddress;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/annotate}. */
@Command(
    name = "bench/annotate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Simulates an annotator who corrects the first wrong head or label in reading order until the"
          + " tree is right, and prints the number of changed heads and labels per 100 words:",
      "without completion, with completion around the corrected arcs, and with completion around all"
          + " arcs that have been read."
    },
    footer = {"", "Example:", "  bench/annotate en_ewt-ud-dev.conllu.gz --model en-fast"})
public final class AnnotateCommand implements Callable<Integer> {

  @Parameters(paramLabel = "TREEBANK", description = "The gold trees.")
  private Path treebank = Path.of("");

  @Option(names = "--model", paramLabel = "MODEL", required = true, description = "The parser.")
  private String model = "";

  @Option(
      names = "--sentences",
      paramLabel = "N",
      description = "Correct the first N sentences. Default: all.")
  private int sentences = Integer.MAX_VALUE;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new AnnotateCommand(), args);
  }

  @Override
  public Integer call() throws IOException {
    SimulatedAnnotator annotator =
        new SimulatedAnnotator(
            Pipeline.load(new ModelAddress(model).find(), PipelineOptions.DEFAULT));
    Map<Help, Integer> actions = new EnumMap<>(Help.class);
    long words = 0;
    int read = 0;
    try (ConlluReader reader = ConlluReader.open(treebank)) {
      for (Sentence gold : reader) {
        if (read++ == sentences) {
          break;
        }
        Sentence parsed = annotator.parse(gold);
        words += gold.size();
        for (Help help : Help.values()) {
          actions.merge(help, annotator.actions(gold, parsed, help), Integer::sum);
        }
      }
    }
    System.out.println("| completion | actions | per 100 words |");
    System.out.println("|---|---:|---:|");
    for (Map.Entry<Help, Integer> entry : actions.entrySet()) {
      System.out.printf(
          Locale.ROOT,
          "| %s | %,d | %.2f |%n",
          entry.getKey().name().toLowerCase(Locale.ROOT),
          entry.getValue(),
          100.0 * entry.getValue() / Math.max(1, words));
    }
    return 0;
  }
}
