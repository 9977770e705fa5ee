package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.page.ErrorPage;
import dodona.draw.terminal.TerminalErrors;
import dodona.draw.terminal.TerminalTree;
import dodona.evaluate.Convention;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.report.CalibrationReport;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.Report;
import dodona.support.Json;
import dodona.table.TextTable.Style;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona evaluate}. */
@Command(
    name = "evaluate",
    description = {
      "Scores parsed files against a gold file and compares systems.",
      "With several systems, compares each pair with Wilcoxon's signed-rank test"
          + " and a paired bootstrap over sentences, and McNemar's test over words. Three"
          + " or more systems are compared with Holm's correction."
    },
    footer = {
      "  dodona evaluate examples/sentences.conllu examples/parsed.conllu",
      "  dodona evaluate --details examples/sentences.conllu examples/parsed.conllu",
      "  dodona evaluate --convention conllx --punctuation"
          + " examples/sentences.conllu examples/parsed.conllu",
      "  dodona evaluate --errors 3 examples/sentences.conllu" + " examples/parsed.conllu",
      "  dodona evaluate --errors 5 -o errors.html examples/sentences.conllu"
          + " examples/parsed.conllu",
      "  dodona evaluate --markdown examples/sentences.conllu"
          + " examples/parsed.conllu examples/parsed-better.conllu"
    })
public final class EvaluateCommand extends ToolCommand {

  private static final long DEFAULT_SEED = 1;

  @Parameters(
      index = "0",
      paramLabel = "GOLD",
      description = "Gold file. One of the files may be - for standard input.")
  private String gold = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "SYSTEM",
      description = "Parsed files: analyses of the same text by one or more systems.")
  private List<String> systems = List.of();

  @Option(
      names = "--convention",
      paramLabel = "NAME",
      description = {
        "Scoring convention. Default: ud.",
        "ud: CoNLL 2018 shared task; tokenization may differ, label subtypes are"
            + " ignored, punctuation is scored.",
        "conllx: CoNLL-X shared task; words must match, full labels are compared,"
            + " punctuation is not scored."
      })
  private Convention convention = Convention.UD;

  @Option(names = "--punctuation", description = "With --convention conllx: score punctuation too.")
  private boolean punctuation;

  @Option(
      names = "--lenient",
      description = "Score sentences with several roots. Default: stop with an error.")
  private boolean lenient;

  @Option(
      names = "--details",
      description =
          "Also print scores by label, arc direction, arc length, distance to root and"
              + " sentence length, scores of non-projective arcs, and confused labels.")
  private boolean details;

  @Option(
      names = "--calibration",
      description =
          "Also print the expected calibration error of the confidences from 'parse"
              + " --confidence'. For one system with gold words.")
  private boolean calibration;

  @Option(
      names = "--errors",
      paramLabel = "N",
      description =
          "Draw the N sentences with the most errors or, with two systems, with the"
              + " most differences.")
  private @Nullable Integer errors;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write the sentences of --errors to a web page; OUT ends in .html.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String output;

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Random seed of the bootstrap. Default: 1.")
  private @Nullable Long seed;

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Form form = new Form();

  /** The output format of the scores. */
  @OptionGroup.In(OptionGroup.OUTPUT)
  static final class Form {
    @Option(names = "--json", description = "Print all scores, unrounded, as JSON.")
    private boolean json;

    @Option(names = "--markdown", description = "Print tables in Markdown.")
    private boolean markdown;

    @Option(names = "--latex", description = "Print tables in LaTeX.")
    private boolean latex;

    private Style style() {
      return markdown ? Style.MARKDOWN : latex ? Style.LATEX : Style.TEXT;
    }
  }

  public EvaluateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    checkUsage();
    if (output == null) {
      evaluate(null);
    } else {
      try (OutputFile page = OutputFile.create(output, force, terminal())) {
        evaluate(page);
      }
    }
    return ExitCode.OK;
  }

  private void checkUsage() {
    if (punctuation && convention == Convention.UD) {
      throw new UsageException(
          "--punctuation needs --convention conllx; ud always scores punctuation");
    }
    if (seed != null && systems.size() == 1) {
      throw new UsageException("--seed needs two or more SYSTEMs to compare");
    }
    if (errors == null && output != null) {
      throw new UsageException("-o needs --errors N");
    }
    if (force && output == null) {
      throw new UsageException("--force needs -o OUT");
    }
    if (calibration && systems.size() > 1) {
      throw new UsageException("--calibration takes one system, not " + systems.size());
    }
    if (errors != null) {
      checkErrors(errors);
    }
  }

  private void checkErrors(int count) {
    if (count < 1) {
      throw new UsageException("--errors " + count + ": expected a number of at least 1");
    }
    if (systems.size() > 2) {
      throw new UsageException(
          "--errors takes one or two systems, but there are " + systems.size());
    }
    if (output == null && (form.json || form.style() != Style.TEXT)) {
      throw new UsageException(
          "--errors cannot be combined with --json, --markdown or --latex. Write a page with -o"
              + " errors.html.");
    }
    if (output != null && !output.endsWith(".html")) {
      throw new UsageException("-o " + output + ": expected a name that ends in .html");
    }
  }

  private void evaluate(@Nullable OutputFile page) throws IOException {
    List<Evaluation> scores = new ArrayList<>();
    Report report;
    ErrorReport chosen = null;
    CalibrationReport sureness = null;
    try (Progress progress = Progress.of(this, "scoring", bytesToRead());
        ScoredFiles files = new ScoredFiles(terminal(), progress)) {
      ScoredFile goldFile = files.get(gold);
      List<ScoredFile> systemFiles = new ArrayList<>();
      for (String system : systems) {
        systemFiles.add(files.get(system));
      }
      for (ScoredFile system : systemFiles) {
        scores.add(Evaluation.of(goldFile, system, options()));
      }
      report = Report.of(scores, seed == null ? DEFAULT_SEED : seed);
      if (errors != null) {
        chosen = ErrorReport.read(goldFile, systemFiles, scores, report, errors);
      }
      if (calibration) {
        sureness = CalibrationReport.read(goldFile, systemFiles.get(0));
      }
    }
    print(report, sureness);
    if (chosen != null && page != null) {
      page.stream().write(ErrorPage.html(chosen).getBytes(StandardCharsets.UTF_8));
      page.commit();
      remark(output + ": " + chosen.selection());
    } else if (chosen != null) {
      terminal().out().print("\n" + TerminalErrors.draw(chosen, drawing()));
    }
  }

  private void print(Report report, @Nullable CalibrationReport sureness) {
    PrintStream out = terminal().out();
    if (form.json) {
      Map<String, Object> json = new LinkedHashMap<>(report.json());
      if (sureness != null) {
        json.put("calibration", sureness.json());
      }
      out.print(Json.pretty(json));
      return;
    }
    out.print(report.render(form.style(), details));
    if (sureness != null) {
      out.print("\n" + sureness.render(form.style()));
    }
  }

  /** Every system is read together with the gold file, and again to draw sentences. */
  private long bytesToRead() throws IOException {
    List<String> read = new ArrayList<>();
    for (String system : systems) {
      read.add(gold);
      read.add(system);
    }
    return TreebankOptions.totalBytes(read)
        * (1 + (errors == null ? 0 : 1) + (calibration ? 1 : 0));
  }

  private EvaluationOptions options() {
    EvaluationOptions options =
        convention == Convention.UD
            ? EvaluationOptions.UD
            : EvaluationOptions.CONLLX.withPunctuation(punctuation);
    return options.withLenient(lenient);
  }

  private TerminalTree.Options drawing() {
    return TerminalTree.Options.DEFAULT
        .withColumns(terminal().columns())
        .withColor(terminal().colorOut());
  }
}
