package dodona.experiment.plan;

import dodona.error.InvalidInputException;
import dodona.support.Printable;

/** Thrown if a description is invalid; the message contains the file and line. */
public final class InvalidDescriptionException extends InvalidInputException {

  /**
   * The exception.
   *
   * @param file the name of the description
   * @param line the line, from 1
   */
  public InvalidDescriptionException(String file, int line, String message) {
    super(Printable.line(file + ":" + line + ": " + message));
  }
}
