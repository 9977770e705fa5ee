package dodona.cli;

/** What was asked for cannot be done as it was asked; the message says how it could. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
