package dodona.cli.command.help;

import dodona.cli.command.ToolCommand;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.support.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
      description = "The command, such as parse or encoder import.")
  private List<String> names = List.of();

  @Option(
      names = "--man",
      description = "As a manual page, for 'dodona help --man parse | man -l -'.")
  private boolean man;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description =
          "With --man: write the pages of all commands to this folder, such as"
              + " ~/.local/share/man/man1; older ones are replaced.")
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
        throw new UsageException("-o goes with --man, and writes the pages of all commands");
      }
      Files.createDirectories(folder);
      remark(writePages(command, folder) + " manual pages in " + folder);
      return ExitCode.OK;
    }
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
        .print(man ? ManPage.of(command, ProgramVersion.name()) : command.getUsageMessage());
    return ExitCode.OK;
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
