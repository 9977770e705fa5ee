package dodona.server.http;

/** Tells whether an answer is still wanted: the client may have left, or waited long enough. */
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
