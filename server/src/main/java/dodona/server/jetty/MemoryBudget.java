package dodona.server.jetty;

import java.util.concurrent.atomic.AtomicLong;

/** The limit on the number of bytes that all bodies and answers in memory have together. */
final class MemoryBudget {

  private final long most;
  private final AtomicLong taken = new AtomicLong();

  MemoryBudget(long most) {
    this.most = most;
  }

  /** Takes some bytes if they are there. */
  boolean take(long bytes) {
    if (taken.addAndGet(bytes) <= most) {
      return true;
    }
    taken.addAndGet(-bytes);
    return false;
  }

  /** Gives bytes back. */
  void give(long bytes) {
    taken.addAndGet(-bytes);
  }

  /** Returns the number of bytes held. */
  long taken() {
    return taken.get();
  }
}
