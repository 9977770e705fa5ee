package dodona.server.status;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The readiness of a server for parsing requests. Thread-safe. */
public final class Readiness {

  private volatile boolean isLoaded;
  private volatile BooleanSupplier isFull = () -> false;

  /** A server whose models are still being loaded. */
  public Readiness() {}

  /** The models are loaded. */
  public void loaded() {
    isLoaded = true;
  }

  /** Sets the check for whether requests are rejected because too many are waiting. */
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
