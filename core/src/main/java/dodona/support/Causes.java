package dodona.support;

import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** The cause of a failure on another thread. */
public final class Causes {

  private Causes() {}

  /**
   * Throws the cause of a failed task as it is if it is unchecked: an {@link OutOfMemoryError} must
   * not look like a bug. A checked one, which the caller did not expect, is wrapped.
   */
  public static IllegalStateException rethrow(ExecutionException failed) {
    Throwable cause = failed.getCause();
    if (cause instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return new IllegalStateException(cause);
  }

  /** Returns whether a failure goes back to a lack of memory, however it was wrapped. */
  public static boolean isLackOfMemory(@Nullable Throwable failure) {
    int depth = 0;
    for (Throwable t = failure; t != null && depth < 100; t = t.getCause()) {
      if (t instanceof OutOfMemoryError) {
        return true;
      }
      depth++;
    }
    return false;
  }
}
