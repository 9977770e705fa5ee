package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.LanguageTreebanks;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.support.Printable;
import dodona.text.language.LanguageNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code dodona language list}. */
@Command(
    name = "list",
    description = {
      "Prints the languages of a list of treebanks, with the name, the first test treebank (- for"
          + " none) and all training treebanks of each, separated by tabs.",
      "Fails if a file is missing, so that a list can be checked before a long training run."
    },
    footer = {"  dodona language list languages.tsv"})
public final class LanguageListCommand extends ToolCommand {

  @Parameters(
      paramLabel = "LIST",
      description = "A list or folder of treebanks, as for 'dodona train --languages'.")
  private Path list = Path.of("");

  public LanguageListCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    LanguageTreebanks treebanks = LanguageTreebanks.read(list);
    for (String code : treebanks.codes()) {
      String test =
          treebanks.test(code).isEmpty()
              ? "-"
              : Printable.line(treebanks.test(code).get(0).toString());
      String train =
          treebanks.train(code).stream()
              .map(file -> Printable.line(file.toString()))
              .collect(Collectors.joining("\t"));
      terminal().out().printf("%s\t%s\t%s\t%s%n", code, LanguageNames.english(code), test, train);
    }
    return ExitCode.OK;
  }
}
