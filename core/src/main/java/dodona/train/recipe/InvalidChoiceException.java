package dodona.train.recipe;

import dodona.error.InvalidInputException;

/** Thrown if a choice contradicts others. */
public final class InvalidChoiceException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  private final transient Knob<?> knob;

  InvalidChoiceException(Knob<?> knob, String message) {
    super(message);
    this.knob = knob;
  }

  /** Returns the setting whose choice is at fault. */
  public Knob<?> knob() {
    return knob;
  }
}
