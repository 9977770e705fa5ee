package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import picocli.CommandLine.Option;

/** The option for sentences that cannot be read. */
@OptionGroup.In(OptionGroup.INPUT)
public final class InvalidOptions {

  @Option(
      names = "--skip-invalid",
      description = "Skip sentences with errors. Default: stop with an error.")
  private boolean skip;

  /** Fails if a file has errors, or reports the number of skipped sentences. */
  public void settle(String file, ConlluReader reader, ProblemLog problems, Console console) {
    if (!skip) {
      problems.throwIfErrors("fix the file, or skip these sentences with --skip-invalid");
    } else if (reader.skipped() > 0) {
      console.remark(file + ": " + reader.skipped() + " invalid sentences skipped");
    }
  }
}
