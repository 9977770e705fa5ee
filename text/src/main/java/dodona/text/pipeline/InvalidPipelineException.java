package dodona.text.pipeline;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A file that is not a whole and unchanged pipeline. */
public final class InvalidPipelineException extends IOException {

  private static final long serialVersionUID = 1;

  InvalidPipelineException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
