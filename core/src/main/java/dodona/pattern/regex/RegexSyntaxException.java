package dodona.pattern.regex;

/** An error in a regular expression. The message does not name the location. */
public final class RegexSyntaxException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int offset;

  RegexSyntaxException(int offset, String message) {
    super(message);
    this.offset = offset;
  }

  /** The location of the error: characters from the beginning of the expression. */
  public int offset() {
    return offset;
  }
}
