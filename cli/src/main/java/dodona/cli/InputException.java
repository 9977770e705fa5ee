package dodona.cli;

/** The input is well-formed, but not what the command can work on; the message says why. */
final class InputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InputException(RuntimeException cause) {
    super(cause.getMessage(), cause);
  }
}
