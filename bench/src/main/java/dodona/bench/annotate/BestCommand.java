package dodona.bench.annotate;

import dodona.bench.BenchCommand;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.ExistingAnnotation;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/best}. */
@Command(
    name = "bench/best",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures the LAS of the best of the first trees of each sentence, and compares the trees'"
          + " probabilities with how many are right."
    },
    footer = {"", "Example:", "  bench/best --treebank en_ewt-ud-dev.conllu en-fast"})
public final class BestCommand implements Callable<Integer> {

  @Parameters(paramLabel = "MODEL", description = "A model: a file, a name or a language.")
  private String model = "";

  @Option(
      names = "--treebank",
      required = true,
      paramLabel = "FILE",
      description = "The gold treebank.")
  private Path treebank = Path.of("");

  @Option(
      names = "--best",
      paramLabel = "LIST",
      split = ",",
      description = "Of how many trees the best is taken. Default: ${DEFAULT-VALUE}.")
  private List<Integer> counts = List.of(1, 2, 5, 10);

  @Option(
      names = "--sentences",
      paramLabel = "N",
      description = "Take only the first sentences. Default: all.")
  private int most = Integer.MAX_VALUE;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new BestCommand(), args);
  }

  @Override
  public Integer call() throws IOException {
    int largest = counts.stream().mapToInt(count -> count).max().orElse(1);
    Pipeline pipeline =
        Pipeline.load(
            model, PipelineOptions.DEFAULT.withGiven(ExistingAnnotation.TOKENS).withBest(largest));
    long words = 0;
    long[] right = new long[largest];
    long[] trees = new long[largest];
    long[] exact = new long[largest];
    double[] probability = new double[largest];
    for (Sentence gold : GoldSentences.read(treebank, most)) {
      AnalyzedSentence first = pipeline.analyze(gold.withoutTree());
      List<AnalyzedSentence> all = new ArrayList<>(List.of(first));
      all.addAll(first.alternatives());
      words += gold.size();
      int best = 0;
      for (int i = 0; i < largest; i++) {
        if (i < all.size()) {
          int score = GoldSentences.right(all.get(i).tree(), gold);
          best = Math.max(best, score);
          trees[i]++;
          exact[i] += score == gold.size() ? 1 : 0;
          probability[i] += all.get(i).confidence().orElse(0);
        }
        right[i] += best;
      }
    }
    System.out.println("trees | LAS of the best");
    for (int count : counts) {
      System.out.printf(Locale.ROOT, "%d | %.2f%n", count, 100.0 * right[count - 1] / words);
    }
    System.out.println("rank | sentences with it | right | mean probability");
    for (int i = 0; i < largest; i++) {
      System.out.printf(
          Locale.ROOT,
          "%d | %d | %.4f | %.4f%n",
          i + 1,
          trees[i],
          (double) exact[i] / trees[i],
          probability[i] / trees[i]);
    }
    return 0;
  }
}
