package dodona.transition;

import dodona.error.InvalidInputException;

/** A transition system that is not on the class path. */
public final class UnknownSystemException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  private final String system;

  UnknownSystemException(String system) {
    super(
        "no transition system '"
            + system
            + "'; expected one of "
            + String.join(", ", TransitionSystems.names()));
    this.system = system;
  }

  /** Returns the name of the system. */
  public String system() {
    return system;
  }
}
