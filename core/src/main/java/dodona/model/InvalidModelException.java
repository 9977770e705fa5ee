package dodona.model;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A file that is not a whole and unchanged model, or needs a system that is not installed. */
public final class InvalidModelException extends IOException {

  private static final long serialVersionUID = 1;

  InvalidModelException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
