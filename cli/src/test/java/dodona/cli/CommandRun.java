package dodona.cli;

import dodona.cli.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The result of a command: its exit code and everything that it wrote.
 *
 * @param code the exit code
 * @param out the text on standard output
 * @param err the text on standard error
 */
record CommandRun(int code, String out, String err) {

  /** Runs a command without any input. */
  static CommandRun of(String... args) {
    return withInput("", args);
  }

  /** Runs a command on a text as its standard input, with no terminal in sight. */
  static CommandRun withInput(String input, String... args) {
    return withInput(input.getBytes(StandardCharsets.UTF_8), args);
  }

  static CommandRun withInput(byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
    PrintStream errStream = new PrintStream(err, false, StandardCharsets.UTF_8);
    Terminal terminal =
        new Terminal(new ByteArrayInputStream(input), outStream, errStream, false, false, 80, true);
    int code = Dodona.run(terminal, args);
    outStream.flush();
    errStream.flush();
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
