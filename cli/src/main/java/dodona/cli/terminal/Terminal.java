package dodona.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams of the program and the properties of the terminal.
 *
 * @param in standard input
 * @param out standard output, for results alone
 * @param err standard error, for everything else
 * @param outIsTerminal whether results go to a screen
 * @param errIsTerminal whether messages go to a screen
 * @param columns how wide that screen is
 * @param color whether colors are welcome on a screen
 */
public record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    int columns,
    boolean color) {

  public static final int DEFAULT_COLUMNS = 80;

  /** The streams of this process; without the launcher, none counts as a terminal. */
  public static Terminal ofProcess() {
    String noColor = System.getenv("NO_COLOR");
    int columns = Integer.getInteger("dodona.terminal.columns", 0);
    return new Terminal(
        System.in,
        ResultStream.ofProcess(),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        Boolean.getBoolean("dodona.terminal.out"),
        Boolean.getBoolean("dodona.terminal.err"),
        columns > 0 ? columns : DEFAULT_COLUMNS,
        (noColor == null || noColor.isEmpty()) && !"dumb".equals(System.getenv("TERM")));
  }

  /** Returns whether results may be colored. */
  public boolean colorOut() {
    return color && outIsTerminal;
  }
}
