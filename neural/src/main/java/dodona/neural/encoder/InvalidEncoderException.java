package dodona.neural.encoder;

import java.io.IOException;

/** A file that is not a whole and sound encoder; the message says what is wrong with it. */
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
