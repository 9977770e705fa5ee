package dodona.error;

import org.jspecify.annotations.Nullable;

/**
 * Thrown if a user has to correct a value, a file or a request. Front ends show the message, which
 * describes the problem, instead of a stack trace. Bugs throw other exceptions.
 */
public class InvalidInputException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** Creates an exception with a message for the user. */
  public InvalidInputException(String message) {
    super(message);
  }

  /** Creates an exception with a message for the user and what led to it. */
  public InvalidInputException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
