package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import picocli.CommandLine.Option;

/** What a command does about sentences that cannot be read. */
public final class InvalidOptions {

  @Option(names = "--skip-invalid", description = "Skip sentences with errors.")
  private boolean skip;

  /** Fails if a file that has been read has errors, or says how many sentences they cost. */
  public void settle(String file, ConlluReader reader, ProblemLog problems, Console console) {
    if (!skip) {
      problems.throwIfErrors("fix the file, or skip these sentences with --skip-invalid");
    } else if (reader.skipped() > 0) {
      console.remark(file + ": " + reader.skipped() + " invalid sentences skipped");
    }
  }
}
