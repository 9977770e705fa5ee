package dodona.cli;

import java.io.IOException;

/** Standard output takes no more, so that there is no point in going on. */
final class LostOutputException extends IOException {

  private static final long serialVersionUID = 1;

  LostOutputException() {
    super("standard output cannot be written to");
  }
}
