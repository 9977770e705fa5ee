package dodona.cli.command.search;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.ThreadOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.terminal.TerminalTree;
import dodona.error.InvalidInputException;
import dodona.pattern.MatchFields;
import dodona.pattern.NamedPattern;
import dodona.pattern.PatternSet;
import dodona.pattern.Recipes;
import dodona.pattern.TreePattern;
import dodona.pattern.rewrite.Rewriting;
import dodona.table.TextTable;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona search}. */
@Command(
    name = "search",
    description = {
      "Searches trees for patterns of words and relations (docs/reference/patterns.md).",
      "Exits with 1 if nothing matches, as grep does."
    },
    footer = {
      "  dodona search '{upos:VERB}=v >obj {}=o' examples/sentences.conllu",
      "  dodona search '{upos:VERB}=v >nsubj {}' examples/sentences.conllu --count v.lemma",
      "  dodona search --recipe svo \"Monks planted the oak.\" --format csv",
      "  dodona search '{upos:AUX ; deprel:aux}=a' --set a.upos=VERB --dry-run examples/sentences.conllu"
    })
public final class SearchCommand extends ToolCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "PATTERN|FILE",
      description =
          "A pattern, unless --recipe or --patterns is given, and the inputs: treebanks in CoNLL-U,"
              + " files of text or text, which are parsed first, or - for standard input.")
  private List<String> arguments = List.of();

  @Option(names = "--recipe", paramLabel = "NAME", description = "Search for a recipe's patterns.")
  @OptionGroup.In(OptionGroup.INPUT)
  private @Nullable String recipe;

  @Option(
      names = "--patterns",
      paramLabel = "FILE",
      description = "Search for the patterns of a file, one or more with names and comments.")
  @OptionGroup.In(OptionGroup.INPUT)
  private @Nullable Path patternFile;

  @Option(names = "--list-recipes", description = "List the recipes.")
  private boolean listRecipes;

  @Option(names = "--print", description = "Print the patterns instead of searching for them.")
  private boolean print;

  @Option(
      names = "--parse",
      description = "Parse treebanks, too; their tags are kept. Default: use their trees.")
  @OptionGroup.In(OptionGroup.INPUT)
  private boolean parse;

  @Mixin private ModelOptions models = new ModelOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = {
        "Output format. Default: from the ending of OUT, otherwise sentences.",
        "sentences: one sentence per line, with the words of the matches highlighted.",
        "trees: trees, with the words of the matches in brackets.",
        "conllu: CoNLL-U, with an entry Match=1:v in MISC of the node v of match 1.",
        "json: one object per match and line.",
        "csv: a table with a row per match and the columns of --fields."
      })
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable SearchFormat format;

  @Option(
      names = "--fields",
      paramLabel = "LIST",
      description =
          "Columns of the table, such as v.lemma,s.phrase,sentence. Default: the form of each named"
              + " node, or those of the recipe.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String fields;

  @Option(
      names = "--count",
      paramLabel = "LIST",
      description =
          "Count matches by these fields, such as v.lemma,s.lemma; the most frequent values first,"
              + " as a table, or with --format as CSV or JSON.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String count;

  @Option(
      names = "--by",
      paramLabel = "GROUP",
      description = "With --count: count each file separately. Values: file.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Group by;

  @Option(
      names = "--context",
      paramLabel = "N",
      description = "Show N sentences before and after each sentence found. Default: 0.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private int context;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "Stop after N sentences with matches; with --count, show N rows. Default: no limit.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Integer limit;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "Choose N of the sentences with matches at random.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Integer sample;

  @Option(names = "--seed", paramLabel = "N", description = "Random seed of --sample. Default: 1.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private long seed = 1;

  @Option(names = "--invert", description = "Find the sentences without a match.")
  private boolean invert;

  @Option(
      names = "--set",
      paramLabel = "CHANGE",
      description =
          "Change the words of matches and write the whole treebank: s.deprel=nsubj:pass,"
              + " s.feats.Case= (removes it), s.head=v or s.head=0. May be repeated.")
  private List<String> changes = List.of();

  @Option(
      names = "--dry-run",
      description = "Print the changes of --set as a diff instead of the treebank.")
  private boolean dryRun;

  @Mixin private OutputOptions output = new OutputOptions();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  /** The unit by which counts are grouped. */
  enum Group {
    FILE
  }

  public SearchCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (listRecipes) {
      terminal().out().print(recipes().text());
      return ExitCode.OK;
    }
    PatternSet patterns = patterns();
    if (print) {
      terminal().out().print(text(patterns));
      return ExitCode.OK;
    }
    List<String> files = files();
    checkOptions(files);
    SearchInputs inputs = new SearchInputs(models, threads, parse, this);
    SearchRun run = new SearchRun(patterns, inputs);
    try (Progress progress =
            Progress.of(this, "searching", TreebankOptions.totalBytes(treebanks(files)));
        OutputFile out = output.create(terminal())) {
      if (changes.isEmpty()) {
        Writer text =
            new BufferedWriter(new OutputStreamWriter(out.stream(), StandardCharsets.UTF_8));
        HitWriter writer = writer(patterns, files.size() > 1, text, out);
        int most = limit == null || count != null ? Integer.MAX_VALUE : limit;
        run.search(files, invert, context, most, writer, progress);
        text.flush();
      } else {
        run.rewrite(files, rewriting(patterns), dryRun, out.stream(), progress);
      }
      out.commit();
    }
    remark(run.summary());
    if (recipe == null) {
      run.unseen().forEach(this::remark);
    }
    return run.found() > 0 ? ExitCode.OK : ExitCode.INPUT;
  }

  private static TextTable recipes() {
    TextTable table = new TextTable("").left("recipe").left("finds");
    for (String name : Recipes.names()) {
      table.row(name, Recipes.get(name).description().replaceFirst("\\. .*", "."));
    }
    return table;
  }

  private String text(PatternSet patterns) {
    if (recipe != null) {
      return Recipes.text(recipe);
    }
    StringBuilder text = new StringBuilder();
    for (NamedPattern pattern : patterns.patterns()) {
      text.append(pattern.name()).append(": ").append(pattern.pattern().text()).append('\n');
    }
    return text.toString();
  }

  private PatternSet patterns() throws IOException {
    if (recipe != null && patternFile != null) {
      throw new UsageException("expected --recipe or --patterns, not both");
    }
    if (recipe != null) {
      try {
        return Recipes.get(recipe);
      } catch (InvalidInputException e) {
        throw new UsageException(String.valueOf(e.getMessage()));
      }
    }
    if (patternFile != null) {
      return PatternSet.read(patternFile);
    }
    if (arguments.isEmpty()) {
      throw new UsageException(
          "expected a pattern and files, such as '{upos:VERB}=v >obj {}=o' treebank.conllu");
    }
    return PatternSet.of(TreePattern.compile(arguments.get(0)));
  }

  private List<String> files() {
    boolean hasPattern = recipe == null && patternFile == null;
    List<String> files = hasPattern ? arguments.subList(1, arguments.size()) : arguments;
    if (files.isEmpty()) {
      throw new UsageException("expected files to search, or - for standard input");
    }
    return files;
  }

  private static List<String> treebanks(List<String> files) {
    return files.stream().filter(file -> !SearchInputs.name(file).equals("text")).toList();
  }

  private void checkOptions(List<String> files) {
    requirePositive("--limit", limit);
    requirePositive("--sample", sample);
    if (context < 0 || context > 1000) {
      throw new UsageException("--context " + context + ": expected 0 to 1000");
    }
    if (by != null && count == null) {
      throw new UsageException("--by file needs --count");
    }
    if (dryRun && changes.isEmpty()) {
      throw new UsageException("--dry-run needs --set");
    }
    if (context > 0 && sample != null) {
      throw new UsageException("expected --context or --sample, not both");
    }
    if (invert && (count != null || fields != null || format == SearchFormat.CSV)) {
      throw new UsageException("--invert finds sentences without matches, which have no fields");
    }
    if (count != null && fields != null) {
      throw new UsageException("expected --count or --fields, not both");
    }
    if (!changes.isEmpty()) {
      boolean others =
          invert
              || limit != null
              || sample != null
              || context > 0
              || format != null
              || count != null
              || fields != null;
      if (others) {
        throw new UsageException(
            "--set writes the whole treebank; expected only --dry-run and -o with it");
      }
      if (files.size() > 1 && !dryRun) {
        throw new UsageException("--set changes one file at a time; found " + files.size());
      }
    }
  }

  private static void requirePositive(String option, @Nullable Integer value) {
    if (value != null && value < 1) {
      throw new UsageException(option + " " + value + ": expected 1 or more");
    }
  }

  private Rewriting rewriting(PatternSet patterns) {
    try {
      return Rewriting.parse(changes, patterns);
    } catch (InvalidInputException e) {
      throw new UsageException("--set " + e.getMessage());
    }
  }

  private SearchFormat format() {
    if (format != null) {
      return format;
    }
    SearchFormat ofTable = fields == null ? SearchFormat.SENTENCES : SearchFormat.CSV;
    return SearchFormat.ofFile(output.name()).orElse(ofTable);
  }

  private HitWriter writer(PatternSet patterns, boolean severalFiles, Writer text, OutputFile out) {
    SearchFormat chosen = format();
    boolean color = terminal().colorOut() && output.isStandardOutput();
    SentenceHits sentences = new SentenceHits(text, severalFiles, color);
    HitWriter writer;
    if (count != null) {
      int top = limit == null ? Integer.MAX_VALUE : limit;
      writer = new CountedHits(text, fields("--count", count, patterns), by != null, chosen, top);
    } else {
      writer =
          switch (chosen) {
            case SENTENCES -> sentences;
            case TREES ->
                new TreeHits(
                    text,
                    sentences,
                    TerminalTree.Options.DEFAULT
                        .withColumns(terminal().columns())
                        .withColor(color));
            case CONLLU -> new TreebankHits(out.stream());
            case JSON -> new JsonHits(text, patterns.patterns().size() > 1);
            case CSV -> new CsvHits(text, tableFields(patterns));
          };
    }
    return sample == null ? writer : new HitSample(writer, sample, seed);
  }

  private MatchFields tableFields(PatternSet patterns) {
    if (fields != null) {
      return fields("--fields", fields, patterns);
    }
    if (patterns.nodeNames().isEmpty()) {
      throw new UsageException(
          "the pattern has no named nodes for the columns of a table. Name them as in {}=v, or use"
              + " --fields sentence,text");
    }
    return patterns.fields();
  }

  private static MatchFields fields(String option, String list, PatternSet patterns) {
    try {
      return MatchFields.parse(list, patterns);
    } catch (InvalidInputException e) {
      throw new UsageException(option + ": " + e.getMessage());
    }
  }
}
