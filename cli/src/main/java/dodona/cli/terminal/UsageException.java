package dodona.cli.terminal;

import dodona.error.InvalidInputException;

/** What was asked for cannot be done as it was asked; the message says how it could. */
public final class UsageException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
