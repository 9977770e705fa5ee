package dodona.cli.command.help;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.support.AtomicFile;
import dodona.support.Choices;
import dodona.support.OutputFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
    description = "Explains a command, or lists all commands.",
    footer = {
      "  dodona help",
      "  dodona help parse",
      "  dodona help --man parse",
      "  dodona help --man -o man1/"
    })
public final class HelpCommand extends ToolCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description = "Command to explain, such as parse or encoder import.")
  private List<String> names = List.of();

  @Option(
      names = "--man",
      description = "Print a manual page, as for 'dodona help --man parse | man -l -'.")
  private boolean man;

  @Option(
      names = "--markdown",
      description = "Print the help of all commands as a page in Markdown.")
  private boolean markdown;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description =
          "With --man: write the manual pages of all commands to this folder, such as"
              + " ~/.local/share/man/man1. Overwrites older pages.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Path folder;

  @Spec private @Nullable CommandSpec spec;

  public HelpCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (spec == null) {
      throw new IllegalStateException("the command line is unknown");
    }
    CommandLine command = spec.root().commandLine();
    if (folder != null) {
      if (!man || !names.isEmpty()) {
        throw new UsageException(
            "-o writes the manual pages of all commands; expected --man alone");
      }
      OutputFolder.create(folder);
      remark(folder + ": wrote " + Counted.of(writePages(command, folder), "manual page"));
      return ExitCode.OK;
    }
    if (markdown) {
      if (man || !names.isEmpty()) {
        throw new UsageException("--markdown prints the help of all commands; expected it alone");
      }
      terminal().out().print(ReferencePage.of(command));
      return ExitCode.OK;
    }
    for (String name : names) {
      CommandLine next = command.getSubcommands().get(name.toLowerCase(Locale.ROOT));
      if (next == null) {
        throw new UsageException(unknown(name, command));
      }
      command = next;
    }
    terminal()
        .out()
        .print(man ? ManPage.of(command, ProgramVersion.name()) : command.getUsageMessage());
    return ExitCode.OK;
  }

  /** Returns the message about an unknown command. */
  public static String unknown(String name, CommandLine parent) {
    Set<String> known = ManPage.visible(parent).keySet();
    String suggestion = Choices.suggestion(name, known);
    return "unknown command '"
        + name
        + "'"
        + (suggestion.isEmpty() ? "; expected " + Choices.list(known) : suggestion);
  }

  private static int writePages(CommandLine command, Path folder) throws IOException {
    Path page = folder.resolve(command.getCommandSpec().qualifiedName("-") + ".1");
    AtomicFile.write(page, ManPage.of(command, ProgramVersion.name()));
    int written = 1;
    for (CommandLine sub : ManPage.visible(command).values()) {
      written += writePages(sub, folder);
    }
    return written;
  }
}
