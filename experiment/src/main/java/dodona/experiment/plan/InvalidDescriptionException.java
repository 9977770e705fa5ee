package dodona.experiment.plan;

import dodona.error.InvalidInputException;
import dodona.support.Printable;

/** A description that cannot be carried out; the message names the file and the line. */
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
