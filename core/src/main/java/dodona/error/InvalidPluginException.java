package dodona.error;

/**
 * A plug-in that cannot be used: it cannot be loaded, or two of them provide the same thing. The
 * message names the classes concerned.
 */
public final class InvalidPluginException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** An exception for a plug-in that clashes with something else. */
  public InvalidPluginException(String message) {
    super(message);
  }

  /** An exception for a plug-in that cannot be loaded. */
  public InvalidPluginException(String message, Throwable cause) {
    super(message, cause);
  }
}
