package dodona.server.status;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Whether a server would take a request to parse; for any number of threads. */
public final class Readiness {

  private volatile boolean isLoaded;
  private volatile BooleanSupplier isFull = () -> false;

  /** A server whose models are still being loaded. */
  public Readiness() {}

  /** The models are loaded. */
  public void loaded() {
    isLoaded = true;
  }

  /** Says how to find out whether requests are refused because too many are waiting. */
  public void fullWhen(BooleanSupplier newIsFull) {
    isFull = newIsFull;
  }

  /** Returns why the server is not ready; empty if it is. */
  public Optional<String> obstacle() {
    if (!isLoaded) {
      return Optional.of("the models are being loaded");
    }
    return isFull.getAsBoolean() ? Optional.of("too many requests are waiting") : Optional.empty();
  }
}
