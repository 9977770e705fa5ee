package dodona.server.http;

/** Thrown to end work whose result is no longer needed. */
public final class CancelledException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Says why the work was stopped. */
  public CancelledException(String message) {
    super(message, null, false, false);
  }
}
