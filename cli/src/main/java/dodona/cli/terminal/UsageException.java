package dodona.cli.terminal;

/** What was asked for cannot be done as it was asked; the message says how it could. */
public final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
