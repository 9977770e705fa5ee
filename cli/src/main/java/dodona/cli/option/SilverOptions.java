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

/** Silver data: sentences analyzed by another model. */
@OptionGroup.In(OptionGroup.DATA)
public final class SilverOptions {

  private static final double FRACTION = 0.5;

  @Option(
      names = "--silver",
      paramLabel = "FILE",
      description =
          "Silver data: sentences analyzed by a better model, used in addition to the"
              + " treebank. May be repeated.")
  private List<Path> silver = new ArrayList<>();

  @Option(
      names = "--silver-fraction",
      paramLabel = "W",
      description =
          "With --silver: fraction of the silver data to draw at random for each"
              + " iteration, above 0 and up to 1. Default: 0.5.")
  private @Nullable Double fraction;

  /** Returns whether any of these options was specified. */
  public boolean isGiven() {
    return !silver.isEmpty() || fraction != null;
  }

  /** Adds the sentences to a training run, and returns them. */
  public Silver applyTo(PipelineTraining settings, TrainingFiles files, Console console)
      throws IOException {
    if (silver.isEmpty()) {
      if (fraction != null) {
        throw new UsageException("--silver-fraction needs --silver");
      }
      return Silver.NONE;
    }
    double share = fraction == null ? FRACTION : fraction;
    if (!(share > 0 && share <= 1)) {
      throw new UsageException(
          "--silver-fraction " + share + ": expected more than 0 and at most 1");
    }
    Silver sentences = new Silver(files.read(silver, console), share);
    int all = sentences.sentences().size();
    console.remark(
        String.format(
            Locale.ROOT,
            "%,d silver sentences, of which each iteration uses %,d",
            all,
            sentences.drawn(all)));
    settings.silver(sentences).note("silver", Origin.of(silver));
    return sentences;
  }
}
