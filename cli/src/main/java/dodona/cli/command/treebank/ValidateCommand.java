package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.SentenceChecks;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona validate}. */
@Command(
    name = "validate",
    description = {
      "Lists all errors and warnings, one per line: file:line: sentence: what is wrong.",
      "The exit code is 1 if there are errors."
    },
    footer = {
      "  dodona validate examples/sentences.conllu",
      "  dodona validate --single-root --no-warnings examples/sentences.conllu"
    })
public final class ValidateCommand extends ToolCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Treebanks, or - for standard input.")
  private List<String> files = List.of();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(names = "--single-root", description = "Report several roots as an error, not a warning.")
  private boolean singleRoot;

  @Option(names = "--no-trees", description = "Allow missing HEADs, as in input for a parser.")
  private boolean noTrees;

  @Option(names = "--no-warnings", description = "List errors only.")
  private boolean noWarnings;

  public ValidateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    long errors = 0;
    try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(files))) {
      for (String file : files) {
        errors += validate(file, progress);
      }
    }
    return errors == 0 ? ExitCode.OK : ExitCode.INPUT;
  }

  private long validate(String file, Progress progress) throws IOException {
    ProblemLog log = new ProblemLog();
    ProblemListener listener =
        problem -> {
          log.report(problem);
          print(problem);
        };
    SentenceChecks checks = new SentenceChecks(listener);
    long sentences = 0;
    try (ConlluReader reader = reading.open(file, requirement(), listener, terminal(), progress)) {
      for (Sentence sentence : reader) {
        checks.check(sentence);
        sentences++;
      }
      sentences += reader.skipped();
    }
    terminal().out().flush();
    remark(
        file
            + ": "
            + Counted.of(sentences, "sentence")
            + ", "
            + Counted.of(log.errorCount(), "error")
            + ", "
            + Counted.of(log.warningCount(), "warning"));
    return log.errorCount();
  }

  private void print(Problem problem) {
    if (problem.isError() || !noWarnings) {
      terminal().out().println(problem);
    }
  }

  private TreeRequirement requirement() {
    if (noTrees) {
      return TreeRequirement.NONE;
    }
    return singleRoot ? TreeRequirement.SINGLE_ROOT : TreeRequirement.TREE;
  }
}
