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
    description = {
      "Describes a model: its steps, parser, calibration, origin and license.",
      "Lists the size of each step, the transition system, the search and the"
          + " labels of the parser."
    },
    footer = {"  dodona info en", "  dodona info en --json"})
public final class InfoCommand extends ToolCommand {

  @Parameters(
      paramLabel = "MODEL",
      description =
          "A model file from 'dodona train', or the name or language of an installed" + " model.")
  private String model = "";

  @Option(names = "--json", description = "Print JSON, including all labels.")
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
