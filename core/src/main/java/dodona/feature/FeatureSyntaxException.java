package dodona.feature;

import dodona.error.InvalidInputException;

/** Thrown if the text of a feature model is invalid; the message contains the line and column. */
public final class FeatureSyntaxException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;

  FeatureSyntaxException(int line, int column, String message) {
    super("feature model, line " + line + ", column " + column + ": " + message);
    this.line = line;
    this.column = column;
  }

  /** The line of the mistake, from 1. */
  public int line() {
    return line;
  }

  /** The column of the mistake, from 1. */
  public int column() {
    return column;
  }
}
