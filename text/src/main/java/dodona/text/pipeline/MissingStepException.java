package dodona.text.pipeline;

import dodona.support.InvalidInputException;

/** A step that an input needs and the model does not have. */
public final class MissingStepException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  MissingStepException(String message) {
    super(message);
  }
}
