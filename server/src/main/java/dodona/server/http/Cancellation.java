package dodona.server.http;

/**
 * Checks whether an answer is still needed: the client may have disconnected, or the time may be
 * over.
 */
@FunctionalInterface
public interface Cancellation {

  /** The work that nobody stops. */
  Cancellation NEVER = () -> {};

  /**
   * Returns if the answer is still wanted. Long computations call it now and then, such as after
   * each sentence; it is cheap.
   *
   * @throws CancelledException if it is not
   */
  void check();
}
