package dodona.text.pipeline;

/** A step that an input needs and the model does not have. */
public final class MissingStepException extends IllegalStateException {

  private static final long serialVersionUID = 1;

  MissingStepException(String message) {
    super(message);
  }
}
