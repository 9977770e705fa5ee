package dodona.transition;

import dodona.error.InvalidInputException;
import dodona.support.Choices;

/** Thrown if a transition system is not on the class path. */
public final class UnknownSystemException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  private final String system;

  UnknownSystemException(String system) {
    super(
        "unknown transition system '"
            + system
            + "'; "
            + Choices.expected(system, TransitionSystems.names()));
    this.system = system;
  }

  /** Returns the name of the system. */
  public String system() {
    return system;
  }
}
