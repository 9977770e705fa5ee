package dodona.cli.command.text;

import dodona.cli.terminal.ProgramVersion;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code dodona language}. */
@Command(
    name = "language",
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    synopsisSubcommandLabel = "COMMAND",
    descriptionHeading = "%n",
    description = "Detects the language of texts and trains language profiles.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {"  dodona language detect --help", "  dodona language train --help"},
    subcommands = {
      LanguageDetectCommand.class,
      LanguageTrainCommand.class,
      LanguageListCommand.class
    })
public final class LanguageCommand implements Runnable {

  @Spec private @Nullable CommandSpec spec;

  public LanguageCommand() {}

  @Override
  public void run() {
    if (spec != null) {
      throw new ParameterException(spec.commandLine(), "expected detect, train or list");
    }
  }
}
