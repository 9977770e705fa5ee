package dodona.cli.terminal;

import dodona.support.Printable;

/** The terminal of a running command, which can be quiet. */
public interface Console {

  /** The streams that the command reads and writes. */
  Terminal terminal();

  /** Returns whether progress and remarks are suppressed. */
  boolean quiet();

  /** Prints a line that is not a result to standard error, unless the command is quiet. */
  default void remark(String message) {
    if (!quiet()) {
      terminal().err().println(Printable.line(message));
    }
  }
}
