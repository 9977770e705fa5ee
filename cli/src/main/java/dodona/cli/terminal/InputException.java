package dodona.cli.terminal;

/** The input is well-formed, but not what the command can work on; the message says why. */
public final class InputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public InputException(RuntimeException cause) {
    super(cause.getMessage(), cause);
  }
}
