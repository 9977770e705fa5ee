package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.StatusLine;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.cluster.BrownClustering;
import dodona.cluster.WordPairs;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona clusters}. */
@Command(
    name = "clusters",
    description = {
      "Computes Brown clusters of words for 'dodona train --clusters'.",
      "The input is text split into words, such as the output of 'dodona segment';"
          + " only its words are used. The time is proportional to the number of distinct"
          + " words and to the square of the number of clusters."
    },
    footer = {"  dodona clusters examples/sentences.conllu --count 8 --min-frequency 1"})
public final class ClustersCommand extends ToolCommand {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "CoNLL-U files, gzipped or not, or - for standard input.")
  private List<String> files = new ArrayList<>();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(names = "--count", paramLabel = "N", description = "Number of clusters. Default: 500.")
  private int count = 500;

  @Option(
      names = "--min-frequency",
      paramLabel = "N",
      description = "Minimum frequency of a word; rarer words are ignored. Default: 3.")
  private int minFrequency = 3;

  @Mixin private OutputOptions output = new OutputOptions();

  public ClustersCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (count < 2 || minFrequency < 1) {
      throw new UsageException("expected --count 2 or more, and --min-frequency 1 or more");
    }
    WordPairs.Counter counter = new WordPairs.Counter();
    try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(files))) {
      for (String file : files) {
        try (ConlluReader reader =
            reading.open(
                file, TreeRequirement.NONE, ProblemListener.STRICT, terminal(), progress)) {
          reader.forEach(counter::add);
        }
      }
    }
    WordPairs pairs = counter.pairs(minFrequency);
    if (count > pairs.size()) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "%s %d times or more; expected at least %,d, one per cluster. Lower --count or"
                  + " --min-frequency.",
              pairs.size() == 1 ? "1 word occurs" : pairs.size() + " words occur",
              minFrequency,
              count));
    }
    try (OutputFile out = output.create(terminal());
        StatusLine status = StatusLine.of(this)) {
      String lines =
          BrownClustering.cluster(
              pairs,
              count,
              done ->
                  status.show(
                      () ->
                          String.format(
                              Locale.ROOT, "%,d of %,d words clustered", done, pairs.size())));
      status.clear();
      out.stream().write(lines.getBytes(StandardCharsets.UTF_8));
      out.commit();
    }
    return ExitCode.OK;
  }
}
