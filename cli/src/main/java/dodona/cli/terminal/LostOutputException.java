package dodona.cli.terminal;

import java.io.IOException;

/** Standard output takes no more, so that there is no point in going on. */
public final class LostOutputException extends IOException {

  private static final long serialVersionUID = 1;

  public LostOutputException() {
    super("standard output cannot be written to");
  }
}
