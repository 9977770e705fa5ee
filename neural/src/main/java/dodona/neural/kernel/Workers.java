package dodona.neural.kernel;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A few threads for small tasks. Tasks are taken from a counter, so that a slow thread leaves the
 * rest to the others. Idle threads sleep.
 */
public final class Workers implements AutoCloseable {

  /** A task. */
  @FunctionalInterface
  public interface Task {
    /**
     * Does one part.
     *
     * @param index which part
     * @param worker which thread, from 0, to choose scratch space by
     */
    void run(int index, int worker);
  }

  private static final int SPINS = 1000;

  private final Thread[] helpers;
  private volatile @Nullable Job job;
  private volatile boolean closed;

  /** Starts threads; the one that calls {@link #run} is the first of them. */
  public Workers(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException(threads + " threads; expected at least 1");
    }
    helpers = new Thread[threads - 1];
    for (int i = 0; i < helpers.length; i++) {
      int worker = i + 1;
      helpers[i] = new Thread(() -> help(worker), "dodona-kernel-" + worker);
      helpers[i].setDaemon(true);
      helpers[i].start();
    }
  }

  /** Returns the number of threads. */
  public int threads() {
    return helpers.length + 1;
  }

  /** Runs tasks 0 … count − 1, in any order, and returns when all are done. */
  public synchronized void run(int count, Task task) {
    if (helpers.length == 0 || count <= 1) {
      for (int i = 0; i < count; i++) {
        task.run(i, 0);
      }
      return;
    }
    Job current = new Job(count, task, Thread.currentThread());
    job = current;
    for (int i = 0; i < Math.min(helpers.length, count - 1); i++) {
      LockSupport.unpark(helpers[i]);
    }
    current.work(0);
    for (int spins = 0; current.finished.get() < count; spins = Math.min(spins + 1, SPINS)) {
      pause(spins);
    }
    job = null;
    Throwable failure = current.failure.get();
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private void help(int worker) {
    Job last = null;
    int spins = 0;
    while (!closed) {
      Job current = job;
      if (current == null || current == last) {
        pause(spins);
        spins = Math.min(spins + 1, SPINS);
      } else {
        current.work(worker);
        last = current;
        spins = 0;
      }
    }
  }

  /**
   * Waits a little. The next job mostly comes within microseconds, less than it takes to wake a
   * core that has gone to sleep; but a thread that waits longer releases the core.
   */
  private void pause(int spins) {
    if (spins < SPINS) {
      Thread.onSpinWait();
    } else {
      LockSupport.park(this);
    }
  }

  /** Ends the threads. */
  @Override
  public void close() {
    closed = true;
    for (Thread helper : helpers) {
      LockSupport.unpark(helper);
    }
  }

  /** One call of {@link #run}. */
  private static final class Job {
    private final int count;
    private final Task task;
    private final Thread caller;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    Job(int count, Task task, Thread caller) {
      this.count = count;
      this.task = task;
      this.caller = caller;
    }

    void work(int worker) {
      for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
        try {
          if (failure.get() == null) {
            task.run(i, worker);
          }
        } catch (RuntimeException | Error e) {
          failure.compareAndSet(null, e);
        }
        if (finished.incrementAndGet() == count) {
          LockSupport.unpark(caller);
        }
      }
    }
  }
}
