package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.support.Json;
import dodona.text.model.ModelAddress;
import dodona.text.model.ModelCard;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona info}. */
@Command(
    name = "info",
    description =
        "Tells what is in a model: its steps and their sizes, the parser's kind, system and labels,"
            + " whether it is calibrated, where it comes from and under which licence.",
    footer = {"  dodona info en", "  dodona info en --json"})
public final class InfoCommand extends ToolCommand {

  @Parameters(
      paramLabel = "MODEL",
      description = "A model from 'dodona train', or the name or language of an installed one.")
  private String model = "";

  @Option(names = "--json", description = "As JSON, with all labels.")
  private boolean json;

  public InfoCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    ModelCard card = new ModelAddress(model).find().card();
    terminal().out().print(json ? Json.pretty(card.json()) : card.text());
    return ExitCode.OK;
  }
}
