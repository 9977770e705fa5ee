package dodona.model;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Thrown if a model file is damaged or incomplete, or needs a system that is not installed. */
public final class InvalidModelException extends IOException {

  private static final long serialVersionUID = 1;

  InvalidModelException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
