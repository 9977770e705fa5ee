package dodona.cli.terminal;

import dodona.error.InvalidInputException;

/** Thrown if a command line is invalid; the message describes what was expected. */
public final class UsageException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
