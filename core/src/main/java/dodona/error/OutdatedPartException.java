package dodona.error;

/**
 * Thrown if a part of a model was written by another version of Dodona in a form that is no longer
 * supported.
 */
public final class OutdatedPartException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message that explains what to do. */
  public OutdatedPartException(String message) {
    super(message);
  }
}
