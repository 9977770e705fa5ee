package dodona.error;

import org.jspecify.annotations.Nullable;

/**
 * Input that a user has to correct: a value, a file or a request. The message says what is wrong
 * with it, so that front ends show it instead of a stack trace. A bug throws anything else.
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
