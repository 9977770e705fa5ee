package dodona.cli.command.train;

import dodona.cli.terminal.Terminal;
import dodona.support.Printable;
import java.io.Closeable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Says how to continue a training run, should the process be ended before it is closed: by Ctrl-C,
 * or by SIGTERM.
 */
final class ResumeHint implements Closeable {

  private static final String RESUME = "--resume";

  /** A word that needs no quotes in a shell. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

  private final Thread hook;

  /**
   * A hint that stands by.
   *
   * @param arguments the command line, from the name of the command on
   */
  ResumeHint(Terminal terminal, Path checkpoint, List<String> arguments) {
    this.hook =
        new Thread(
            () -> {
              terminal.err().print(message(checkpoint, arguments));
              terminal.err().flush();
            },
            "dodona-hint");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  static String message(Path checkpoint, List<String> arguments) {
    return Files.exists(checkpoint)
        ? String.format(
            "%ninterrupted; %s contains the last saved state. Continue with:%n  %s%n",
            Printable.line(checkpoint.toString()), Printable.line(command(arguments)))
        : String.format("%ninterrupted before anything was saved%n");
  }

  private static String command(List<String> arguments) {
    List<String> words = new ArrayList<>(List.of("dodona"));
    words.addAll(arguments);
    if (!words.contains(RESUME)) {
      words.add(RESUME);
    }
    return words.stream().map(ResumeHint::quoted).collect(Collectors.joining(" "));
  }

  /** Returns a word as a shell takes it. */
  static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** Says nothing any more: the training has come to its end, good or bad. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the process is ending already, and the hint is being given
    }
  }
}
