package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.ThreadOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.page.ReviewPage;
import dodona.review.PlantedErrors;
import dodona.review.Review;
import dodona.review.ReviewOptions;
import dodona.review.Suspect;
import dodona.review.Suspicion;
import dodona.support.Json;
import dodona.table.TextTable;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona review}. */
@Command(
    name = "review",
    description = {
      "Lists likely annotation errors of a treebank, the most likely first.",
      "Finds words that are annotated differently in the same context, unusual tags, rare"
          + " combinations of tags and relations, and arcs that a parser trained on the rest of the"
          + " treebank predicts differently."
    },
    footer = {
      "  dodona review --no-parser examples/esperanto/eo-train.conllu",
      "  dodona review --most 50 -o review.html examples/esperanto/eo-train.conllu",
      "  dodona review --plant 20 examples/esperanto/eo-train.conllu"
    })
public final class ReviewCommand extends ToolCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Treebanks, or - for standard input.")
  private List<String> files = List.of();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "Number of words to list. Default: 100.")
  private int most = ReviewOptions.DEFAULT.most();

  @Option(
      names = "--folds",
      paramLabel = "N",
      description =
          "Number of parts of the treebank, each parsed after training on the others."
              + " Default: 4.")
  private int folds = ReviewOptions.DEFAULT.folds();

  @Option(
      names = "--no-parser",
      description = "Do not train parsers, which takes most of the time.")
  private boolean noParser;

  @Option(names = "--seed", paramLabel = "S", description = "Random seed. Default: 1.")
  private long seed = 1;

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Option(names = "--json", description = "Print JSON instead of lines.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write a web page with the trees; OUT ends in .html.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String output;

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  @Option(
      names = "--plant",
      paramLabel = "N",
      description = "Change N random annotations of five kinds, and print how many are found.")
  @OptionGroup.In(OptionGroup.RESEARCH)
  private @Nullable Integer plant;

  public ReviewCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    checkUsage();
    List<Sentence> sentences = new ArrayList<>();
    try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(files))) {
      for (String file : files) {
        read(file, sentences, progress);
      }
    }
    int parts = noParser ? 0 : folds;
    if (parts > sentences.size()) {
      throw new UsageException(
          "--folds "
              + folds
              + " for "
              + Counted.of(sentences.size(), "sentence")
              + ": expected at most one per sentence");
    }
    PlantedErrors planted = PlantedErrors.in(sentences, plant == null ? 0 : plant, seed);
    ReviewOptions options =
        ReviewOptions.DEFAULT
            .withMost(most)
            .withFolds(parts)
            .withSeed(seed)
            .withThreads(threads.count());
    List<Suspect> suspects =
        Review.of(
            planted.sentences(), options, fold -> remark("parsed part " + fold + " of " + parts));
    write(suspects, planted);
    return ExitCode.OK;
  }

  private void checkUsage() {
    if (most < 1) {
      throw new UsageException("--most " + most + ": expected 1 or more");
    }
    if (folds < 2) {
      throw new UsageException(
          "--folds " + folds + ": expected 2 or more. --no-parser trains none");
    }
    if (plant != null && plant < 1) {
      throw new UsageException("--plant " + plant + ": expected 1 or more");
    }
    if (output != null && !output.endsWith(".html")) {
      throw new UsageException("-o " + output + ": expected a name that ends in .html");
    }
    if (force && output == null) {
      throw new UsageException("--force needs -o OUT");
    }
    if (plant != null && (json || output != null)) {
      throw new UsageException("--plant cannot be combined with --json or -o");
    }
    if (json && output != null) {
      throw new UsageException("--json and -o exclude each other");
    }
  }

  private void read(String file, List<Sentence> sentences, Progress progress) throws IOException {
    ProblemLog problems = new ProblemLog();
    try (ConlluReader reader =
        reading.open(file, TreeRequirement.TREE, problems, terminal(), progress)) {
      reader.forEach(sentences::add);
    }
    problems.throwIfErrors("'dodona validate' lists all");
  }

  private void write(List<Suspect> suspects, PlantedErrors planted) throws IOException {
    if (output != null) {
      try (OutputFile page = OutputFile.create(output, force, terminal())) {
        String html = ReviewPage.html(String.join(", ", files), suspects);
        page.stream().write(html.getBytes(StandardCharsets.UTF_8));
        page.commit();
      }
      remark(output + ": " + Counted.of(suspects.size(), "word"));
    } else if (plant != null) {
      terminal().out().print(table(suspects, planted).text());
    } else if (json) {
      terminal()
          .out()
          .print(Json.pretty(Map.of("suspects", suspects.stream().map(Suspect::json).toList())));
    } else {
      suspects.forEach(suspect -> terminal().out().println(line(suspect)));
    }
  }

  private static String line(Suspect suspect) {
    Sentence sentence = suspect.sentence();
    List<String> reasons = suspect.reasons().stream().map(Suspicion::reason).toList();
    String what =
        String.format(
            Locale.ROOT,
            "%.3f %d '%s': %s",
            suspect.score(),
            suspect.word(),
            sentence.form(suspect.word()),
            String.join("; ", reasons));
    return new Problem(
            Problem.Severity.ERROR,
            sentence.source(),
            sentence.lineOfWord(suspect.word()),
            sentence.name(),
            what)
        .toString();
  }

  private static TextTable table(List<Suspect> suspects, PlantedErrors planted) {
    TextTable table =
        new TextTable("Planted errors among the first " + suspects.size() + " words")
            .left("Kind")
            .right("Planted", "Found");
    Map<String, PlantedErrors.Kind> kinds = new LinkedHashMap<>();
    for (PlantedErrors.Kind kind : PlantedErrors.Kind.values()) {
      kinds.put(kind.name().toLowerCase(Locale.ROOT), kind);
    }
    kinds.forEach(
        (name, kind) ->
            table.row(
                name,
                Integer.toString(planted.count(kind)),
                Integer.toString(planted.found(suspects, kind))));
    double precision = suspects.isEmpty() ? 0 : 100.0 * planted.found(suspects) / suspects.size();
    table.row("precision", "", String.format(Locale.ROOT, "%.1f %%", precision));
    return table;
  }
}
