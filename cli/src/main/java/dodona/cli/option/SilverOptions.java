package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.UsageException;
import dodona.text.train.PipelineTraining;
import dodona.treebank.Silver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Sentences analyzed by another model, to learn from beside the treebank. */
public final class SilverOptions {

  private static final double WEIGHT = 0.5;

  @Option(
      names = "--also",
      paramLabel = "FILE",
      description =
          "Sentences that a better model has analyzed, to learn tags, lemmas and trees from beside"
              + " the treebank. May be repeated.")
  private List<Path> also = new ArrayList<>();

  @Option(
      names = "--also-weight",
      paramLabel = "W",
      description =
          "The share of the sentences of --also in each iteration, beside all of the treebank: above"
              + " 0 and up to 1, default 0.5. They are drawn anew each time.")
  private @Nullable Double weight;

  /** Adds the sentences to a training run, and returns them. */
  public Silver applyTo(PipelineTraining settings, TrainingFiles files, Console console)
      throws IOException {
    if (also.isEmpty()) {
      if (weight != null) {
        throw new UsageException("--also-weight is for --also, which is not given");
      }
      return Silver.NONE;
    }
    double share = weight == null ? WEIGHT : weight;
    if (!(share > 0 && share <= 1)) {
      throw new UsageException("--also-weight " + share + ": expected more than 0, up to 1");
    }
    Silver silver = new Silver(files.read(also, console), share);
    int all = silver.sentences().size();
    console.remark(
        String.format(
            Locale.ROOT,
            "%,d sentences of another model, of which each iteration takes %,d",
            all,
            silver.drawn(all)));
    settings.also(silver).note("also", Origin.of(also));
    return silver;
  }
}
