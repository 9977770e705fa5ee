package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.support.Json;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.TreeRequirement;
import dodona.validate.Finding;
import dodona.validate.LanguageLists;
import dodona.validate.Rule;
import dodona.validate.Rules;
import dodona.validate.ValidationOptions;
import dodona.validate.ValidationSummary;
import dodona.validate.Validator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona validate}. */
@Command(
    name = "validate",
    description = {
      "Checks treebanks against the rules of Universal Dependencies.",
      "Lists violations, one per line, as file:line: sentence: problem [rule], and counts them by"
          + " rule. The exit code is 1 if there are errors. CoNLL-X files are checked for errors of"
          + " format and of heads only."
    },
    footer = {
      "  dodona validate examples/sentences.conllu",
      "  dodona validate --level 1 examples/sentences.conllu",
      "  dodona validate --ignore missing-text,leaf-fixed --no-warnings examples/sentences.conllu",
      "  dodona validate --list-rules"
    })
public final class ValidateCommand extends ToolCommand {

  private static final int DEFAULT_MOST = 20;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Treebanks, or - for standard input.")
  private List<String> files = List.of();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(
      names = "--level",
      paramLabel = "N",
      description =
          "Check rules up to this level: 1 file format, 2 basic concepts, 3 universal guidelines, 4"
              + " lists of the language. Default: 4.")
  private int level = ValidationOptions.MAX_LEVEL;

  @Option(
      names = "--rules",
      paramLabel = "RULE",
      split = ",",
      description = "Check only these rules, separated by commas. Default: all.")
  private List<String> rules = List.of();

  @Option(
      names = "--ignore",
      paramLabel = "RULE",
      split = ",",
      description = "Do not check these rules, separated by commas.")
  private List<String> ignored = List.of();

  @Option(
      names = "--lists",
      paramLabel = "LISTS",
      description =
          "File with the relations, features and tags that the language uses, for the rules of level"
              + " 4.")
  private @Nullable Path lists;

  @Option(
      names = "--no-trees",
      description = "Allow missing heads, relations and tags, as in partial annotation.")
  private boolean noTrees;

  @Option(names = "--no-warnings", description = "List errors only.")
  private boolean noWarnings;

  @Option(
      names = "--most",
      paramLabel = "N",
      description =
          "List at most N violations of each rule in each file; 0 lists all. Default: 20.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Integer most;

  @Option(names = "--summary", description = "Print only how often each rule is violated.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean summaryOnly;

  @Option(names = "--json", description = "Print all violations as JSON.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean json;

  @Option(names = "--list-rules", description = "Print all rules and exit.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean listRules;

  @Option(
      names = "--markdown",
      description = "Print the tables of --summary or --list-rules in Markdown.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean markdown;

  @Option(
      names = "--print-lists",
      description = "Print the relations, features and tags of the treebanks, for --lists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean printLists;

  public ValidateCommand(Terminal terminal) {
    super(terminal);
  }

  /** The violations of a file that are listed, and the number of all. */
  private static final class Listing implements Consumer<Finding> {
    private final ValidationSummary ofFile = new ValidationSummary();
    private final ValidationSummary ofAll;
    private final Consumer<Finding> printer;
    private final int most;
    private final boolean noWarnings;

    Listing(ValidationSummary ofAll, int most, boolean noWarnings, Consumer<Finding> printer) {
      this.ofAll = ofAll;
      this.most = most;
      this.noWarnings = noWarnings;
      this.printer = printer;
    }

    @Override
    public void accept(Finding finding) {
      if (noWarnings && !finding.isError()) {
        return;
      }
      ofFile.accept(finding);
      ofAll.accept(finding);
      if (most == 0 || ofFile.count(finding.rule()) <= most) {
        printer.accept(finding);
      }
    }
  }

  @Override
  public Integer call() throws IOException {
    if (listRules) {
      terminal().out().print(ruleTable());
      return ExitCode.OK;
    }
    checkUsage();
    ValidationOptions options = options();
    ValidationSummary summary = new ValidationSummary();
    LanguageLists found = new LanguageLists();
    List<Object> reports = new ArrayList<>();
    try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(files))) {
      for (String file : files) {
        validate(file, options, summary, found, reports, progress);
      }
    }
    if (printLists) {
      terminal().out().print(found);
      return ExitCode.OK;
    }
    if (json) {
      terminal().out().print(Json.pretty(Map.of("files", reports)));
    } else if (!summary.rules().isEmpty()) {
      printSummary(summary.table().render(style()));
    }
    return summary.errors() == 0 ? ExitCode.OK : ExitCode.INPUT;
  }

  private void printSummary(String table) {
    if (summaryOnly) {
      terminal().out().print(table);
    } else if (!quiet()) {
      terminal().out().flush();
      terminal().err().print("\n" + table);
    }
  }

  private void checkUsage() {
    if (files.isEmpty()) {
      throw new UsageException("expected a treebank FILE, or - for standard input");
    }
    if (level < 1 || level > ValidationOptions.MAX_LEVEL) {
      throw new UsageException("--level " + level + ": expected a number from 1 to 4");
    }
    if (most != null && most < 0) {
      throw new UsageException("--most " + most + ": expected 0 or more");
    }
    if (markdown && !summaryOnly) {
      throw new UsageException("--markdown needs --summary or --list-rules");
    }
    if (json && summaryOnly) {
      throw new UsageException("--json and --summary exclude each other");
    }
  }

  private ValidationOptions options() throws IOException {
    try {
      return ValidationOptions.DEFAULT
          .withLevel(level)
          .withRules(rules)
          .withIgnored(ignored)
          .withLists(lists == null ? null : LanguageLists.read(lists))
          .withTrees(!noTrees);
    } catch (InvalidInputException e) {
      throw lists == null ? new UsageException(e.getMessage() + " (--list-rules prints all)") : e;
    }
  }

  private void validate(
      String file,
      ValidationOptions options,
      ValidationSummary summary,
      LanguageLists found,
      List<Object> reports,
      Progress progress)
      throws IOException {
    List<Object> listed = new ArrayList<>();
    int limit = most != null ? most : json ? 0 : DEFAULT_MOST;
    boolean isSilent = summaryOnly || printLists;
    Listing listing =
        new Listing(
            summary,
            limit,
            noWarnings,
            finding -> {
              if (json) {
                listed.add(finding.json());
              } else if (!isSilent) {
                terminal().out().println(finding);
              }
            });
    Validator validator = new Validator(options, listing);
    long sentences = 0;
    long words = 0;
    try (ConlluReader reader =
        reading.open(file, TreeRequirement.NONE, validator, terminal(), progress)) {
      for (Sentence sentence : reader) {
        if (printLists) {
          found.add(sentence);
        } else {
          validator.check(sentence);
        }
        sentences++;
        words += sentence.size();
      }
      sentences += reader.skipped();
    }
    terminal().out().flush();
    ValidationSummary ofFile = listing.ofFile;
    reports.add(report(file, sentences, words, ofFile, listed));
    long errors = ofFile.errors();
    remark(
        file
            + ": "
            + Counted.of(sentences, "sentence")
            + (printLists
                ? ""
                : ", "
                    + Counted.of(errors, "error")
                    + ", "
                    + Counted.of(ofFile.warnings(), "warning")));
  }

  private static Map<String, Object> report(
      String file, long sentences, long words, ValidationSummary summary, List<Object> findings) {
    Map<String, Object> report = new LinkedHashMap<>();
    report.put("file", file);
    report.put("sentences", sentences);
    report.put("words", words);
    report.put("errors", summary.errors());
    report.put("warnings", summary.warnings());
    report.put("rules", summary.json());
    report.put("findings", findings);
    return report;
  }

  private TextTable.Style style() {
    return markdown ? TextTable.Style.MARKDOWN : TextTable.Style.TEXT;
  }

  /** The rules; in Markdown, where lines may be long, with more columns. */
  private String ruleTable() {
    TextTable table = new TextTable("").left("Rule").right("Level").left("Severity");
    if (markdown) {
      table.left("In UD").left("What is wrong").left("What to do");
    } else {
      table.left("What is wrong");
    }
    for (Rule rule : Rules.all()) {
      List<String> cells =
          new ArrayList<>(
              List.of(
                  rule.name(),
                  Integer.toString(rule.level()),
                  rule.severity().name().toLowerCase(Locale.ROOT)));
      cells.addAll(
          markdown
              ? List.of(rule.official() ? "✓" : "", rule.explanation(), rule.fix())
              : List.of(rule.explanation()));
      table.row(cells);
    }
    return table.render(style());
  }
}
