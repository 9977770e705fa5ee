package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.support.InvalidInputException;
import dodona.support.Json;
import dodona.text.model.InstalledModel;
import dodona.text.model.ModelCard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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
      description = "A model from 'dodona train', or the language of an installed model.")
  private String model = "";

  @Option(names = "--json", description = "As JSON, with all labels.")
  private boolean json;

  public InfoCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    ModelCard card = card();
    terminal().out().print(json ? Json.pretty(card.json()) : card.text());
    return ExitCode.OK;
  }

  private ModelCard card() throws IOException {
    Path file = Path.of(model);
    if (Files.isRegularFile(file)) {
      return ModelCard.of(file);
    }
    try {
      return ModelCard.of(InstalledModel.named(model));
    } catch (InvalidInputException e) {
      throw new NoSuchFileException(model, null, "there is no such file, and " + e.getMessage());
    }
  }
}
