package dodona.error;

/**
 * Thrown if a plug-in cannot be used, because it cannot be loaded or two plug-ins provide the same
 * name. The message contains the names of the classes.
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
