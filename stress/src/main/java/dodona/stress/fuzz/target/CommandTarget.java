package dodona.stress.fuzz.target;

import dodona.cli.Dodona;
import dodona.stress.fuzz.command.CommandFiles;
import dodona.stress.fuzz.command.CommandLines;
import dodona.stress.fuzz.input.Chance;
import dodona.support.Printable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Command lines, one argument a line; {@code {name}} stands for a file. None may end in an internal
 * error, nor print anything that a terminal would obey.
 */
final class CommandTarget implements Target {

  private final CommandLines lines = new CommandLines(Dodona.commands());
  private final CommandFiles files;

  CommandTarget(CommandFiles files) {
    this.files = files;
  }

  @Override
  public String name() {
    return "commands";
  }

  @Override
  public byte[] input(Chance chance) {
    return String.join("\n", lines.next(chance)).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return false;
  }

  @Override
  public void take(byte[] input) throws IOException {
    List<String> line = new String(input, StandardCharsets.UTF_8).lines().toList();
    files.restore();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Dodona.run(
            new ByteArrayInputStream("The dog barks.\n".getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            lines.limited(line).stream().map(files::resolve).toArray(String[]::new));
    String said = err.toString(StandardCharsets.UTF_8);
    if (code < 0 || code > 2) {
      throw new AssertionError("exit code " + code + ": " + said);
    }
    if (said.codePoints().anyMatch(c -> c != '\n' && Printable.isHarmful(c))) {
      throw new AssertionError("a control character in a message");
    }
  }
}
