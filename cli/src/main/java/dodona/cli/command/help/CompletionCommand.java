package dodona.cli.command.help;

import dodona.cli.command.ToolCommand;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code dodona completion}. */
@Command(
    name = "completion",
    description = {
      "Prints a script that completes commands, options and values in bash and zsh.",
      "To enable it in the current shell, run: source <(dodona completion). To keep"
          + " it, add this line to ~/.bashrc or ~/.zshrc."
    },
    footer = {"  dodona completion"})
public final class CompletionCommand extends ToolCommand {

  @Spec private @Nullable CommandSpec spec;

  public CompletionCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (spec == null) {
      throw new IllegalStateException("the command line is unknown");
    }
    terminal().out().print(CompletionScript.of(spec.root().commandLine()));
    return ExitCode.OK;
  }
}
