package dodona.cli;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code dodona help}. */
@Command(
    name = "help",
    description = "Explains a command, or lists all of them.",
    footer = {"  dodona help", "  dodona help parse", "  dodona help --man parse"})
final class HelpCommand extends ToolCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description = "The command, such as parse or encoder import.")
  private List<String> names = List.of();

  @Option(
      names = "--man",
      description = "As a manual page, for 'dodona help --man parse | man -l -' or a folder man1.")
  private boolean man;

  @Spec private @Nullable CommandSpec spec;

  HelpCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (spec == null) {
      throw new IllegalStateException("the command line is unknown");
    }
    CommandLine command = spec.root().commandLine();
    for (String name : names) {
      CommandLine next = command.getSubcommands().get(name.toLowerCase(Locale.ROOT));
      if (next == null) {
        throw new UsageException(
            "there is no command '"
                + name
                + "'; there are "
                + String.join(", ", ManPage.visible(command).keySet()));
      }
      command = next;
    }
    terminal()
        .out()
        .print(man ? ManPage.of(command, Dodona.Version.name()) : command.getUsageMessage());
    return ExitCode.OK;
  }
}
