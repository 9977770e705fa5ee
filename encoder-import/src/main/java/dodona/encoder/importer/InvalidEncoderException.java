package dodona.encoder.importer;

import java.io.IOException;

/** Thrown if a file cannot be imported as an encoder. */
public final class InvalidEncoderException extends IOException {

  private static final long serialVersionUID = 1L;

  /** A file that is at fault in itself. */
  public InvalidEncoderException(String message) {
    super(message);
  }

  /** A file that is at fault because of something else. */
  public InvalidEncoderException(String message, Throwable cause) {
    super(message, cause);
  }
}
