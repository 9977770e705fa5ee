package dodona.bench.search;

import dodona.bench.BenchCommand;
import dodona.bench.process.PeerJars;
import dodona.pattern.NamedPattern;
import dodona.pattern.PatternSet;
import dodona.pattern.TreeMatcher;
import dodona.pattern.TreePattern;
import dodona.support.Resources;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/search}. */
@Command(
    name = "bench/search",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Measures how many sentences per second of CPU time are searched for patterns, on one"
            + " thread, once they are read.",
    footer = {
      "",
      "Examples:",
      "  bench/search en_ewt-ud-train.conllu.gz",
      "  bench/search --semgrex --rounds 3 en_ewt-ud-dev.conllu.gz"
    })
public final class SearchSpeed implements Callable<Integer> {

  private static final String PATTERNS = "common.patterns";

  @Parameters(paramLabel = "FILE", description = "The treebank to search.")
  private Path treebank = Path.of("");

  @Option(
      names = "--patterns",
      paramLabel = "FILE",
      description = "A pattern file. Default: 52 patterns that use every relation.")
  private @Nullable Path patternFile;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Searches of the treebank per pattern; the median counts. Default: 7.")
  private int rounds = 7;

  @Option(
      names = "--semgrex",
      description =
          "Searches with CoreNLP's Semgrex, too, for the patterns in the comments, and compares the"
              + " matches.")
  private boolean semgrex;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new SearchSpeed(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException, ReflectiveOperationException {
    PatternSet patterns =
        patternFile == null
            ? PatternSet.parse(
                PATTERNS, Resources.text(SearchSpeed.class.getResourceAsStream(PATTERNS), PATTERNS))
            : PatternSet.read(patternFile);
    long began = Timed.cpuNanos();
    List<Sentence> sentences = ConlluReader.readAll(treebank);
    BenchCommand.progress(
        "%,d sentences read, %.0f per second"
            .formatted(sentences.size(), perSecond(sentences.size(), Timed.cpuNanos() - began)));
    if (semgrex) {
      Path work = Files.createDirectories(BenchCommand.home().resolve("bench/target"));
      String classpath = new PeerJars(BenchCommand.home(), work).classpath("corenlp");
      try (Semgrex peer = new Semgrex(classpath)) {
        System.out.print(
            new SemgrexComparison(peer, rounds).table(patterns, sentences, treebank).text());
      }
      return 0;
    }
    TextTable table = new TextTable("").left("pattern").right("matches", "sentences/s");
    long total = 0;
    for (NamedPattern named : patterns.patterns()) {
      Timed timed = Timed.median(rounds, () -> count(named.pattern(), sentences));
      total += timed.nanos();
      table.row(
          named.name(),
          number((double) timed.result()),
          number(perSecond(sentences.size(), timed.nanos())));
    }
    table.row(
        "all", "", number(perSecond((long) sentences.size() * patterns.patterns().size(), total)));
    System.out.print(table.text());
    return 0;
  }

  static long count(TreePattern pattern, List<Sentence> sentences) {
    TreeMatcher matcher = pattern.matcher(sentences.get(0));
    long matches = 0;
    for (Sentence sentence : sentences) {
      matches += matcher.reset(sentence).count();
    }
    return matches;
  }

  static double perSecond(long sentences, long nanos) {
    return sentences * 1e9 / Math.max(1, nanos);
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }
}
