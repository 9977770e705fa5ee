package dodona.error;

/** A part of a model that another version of Dodona wrote, in a form that is not read any more. */
public final class OutdatedPartException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message that says what to do. */
  public OutdatedPartException(String message) {
    super(message);
  }
}
