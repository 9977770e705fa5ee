package dodona.cli.command;

import dodona.cli.option.OptionGroup;
import dodona.cli.terminal.Console;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.Terminal;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A command with its streams and the options that all commands have. */
@Command(
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    sortOptions = false,
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%n",
    footerHeading = "%nExamples:%n")
public abstract class ToolCommand implements Callable<Integer>, Console {

  private final Terminal terminal;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print only errors, no progress and no warnings.")
  @OptionGroup.In(OptionGroup.GENERAL)
  private boolean quiet;

  /** Creates a command that works on these streams. */
  protected ToolCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public final Terminal terminal() {
    return terminal;
  }

  @Override
  public final boolean quiet() {
    return quiet;
  }
}
