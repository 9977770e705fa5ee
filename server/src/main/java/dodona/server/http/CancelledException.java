package dodona.server.http;

/** The end of work that nobody waits for any more. */
public final class CancelledException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Says why the work was stopped. */
  public CancelledException(String message) {
    super(message, null, false, false);
  }
}
