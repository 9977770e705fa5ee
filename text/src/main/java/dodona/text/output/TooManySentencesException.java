package dodona.text.output;

/** More sentences than a format has room for. */
public final class TooManySentencesException extends IllegalStateException {

  private static final long serialVersionUID = 1;

  TooManySentencesException(String message) {
    super(message);
  }
}
