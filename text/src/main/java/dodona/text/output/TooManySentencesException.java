package dodona.text.output;

import dodona.error.InvalidInputException;

/** Thrown if a format cannot represent several sentences. */
public final class TooManySentencesException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  TooManySentencesException(String message) {
    super(message);
  }
}
