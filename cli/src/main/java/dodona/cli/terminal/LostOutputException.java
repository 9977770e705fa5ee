package dodona.cli.terminal;

import java.io.IOException;

/** Thrown if standard output can no longer be written. */
public final class LostOutputException extends IOException {

  private static final long serialVersionUID = 1;

  public LostOutputException() {
    super("standard output cannot be written to");
  }
}
