package dodona.stress.share;

import dodona.bench.BenchCommand;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.SurfaceText;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code stress/share}. */
@Command(
    name = "stress/share",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lets many threads analyze the same sentences with one pipeline, again and again, and compares"
          + " their results with those of one thread. Memory is measured after every tenth.",
      "Exit code 1 if a result differs, or memory grows by more than a tenth after the first tenth."
    },
    footer = {"", "Example:", "  stress/share --threads 16 --sentences 1000000"})
public final class ShareCommand implements Callable<Integer> {

  private static final double MOST_GROWTH = 1.1;

  @Option(names = "--threads", paramLabel = "N", description = "How many threads, 16.")
  private int threads = 16;

  @Option(names = "--sentences", paramLabel = "N", description = "How many in all, 1,000,000.")
  private long sentences = 1_000_000;

  @Option(
      names = "--treebank",
      paramLabel = "FILE",
      description = "Whose sentences to analyze, as raw text; the example sentences if not given.")
  private @Nullable Path treebank;

  @Option(names = "--model", paramLabel = "NAME", description = "An installed model, en.")
  private String model = "en";

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new ShareCommand(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Sharing sharing = new Sharing(Pipeline.load(model), texts(), threads);
    List<Long> heaps = new ArrayList<>();
    for (int tenth = 1; tenth <= 10; tenth++) {
      sharing.run(sentences / 10);
      heaps.add(Sharing.usedHeap());
      System.out.printf(
          "%,d sentences, %d different, %.1f MB%n",
          sharing.analyzed(), sharing.different(), heaps.get(heaps.size() - 1) / 1e6);
    }
    boolean isFlat = heaps.get(9) <= MOST_GROWTH * heaps.get(0);
    return sharing.different() == 0 && isFlat ? 0 : 1;
  }

  private List<String> texts() throws IOException {
    Path file =
        treebank == null ? BenchCommand.home().resolve("examples/sentences.conllu") : treebank;
    List<String> texts = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(file)) {
      reader.forEach(sentence -> texts.add(SurfaceText.of(sentence)));
    }
    return texts;
  }
}
