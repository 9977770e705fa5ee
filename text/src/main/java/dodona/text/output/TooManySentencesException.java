package dodona.text.output;

import dodona.error.InvalidInputException;

/** More sentences than a format has room for. */
public final class TooManySentencesException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  TooManySentencesException(String message) {
    super(message);
  }
}
