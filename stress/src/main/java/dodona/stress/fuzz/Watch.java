package dodona.stress.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/**
 * Tells when a worker is late. What counts is the processor time that it spends on one input, so
 * that a busy machine or a paused process does not look like a slow reader; or else, for one that
 * waits for something, how often it was looked at.
 */
final class Watch {

  static final long LOOK_MILLIS = 100;

  /** The factor by which waiting may take longer than computing. */
  private static final int PATIENCE = 10;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Worker worker;
  private final long slowest;
  private Worker.@Nullable Job job;
  private long spentBefore;
  private int looks;

  /**
   * A watch.
   *
   * @param slowest how long an input may take, in nanoseconds
   */
  Watch(Worker worker, long slowest) {
    this.worker = worker;
    this.slowest = slowest;
  }

  Worker worker() {
    return worker;
  }

  /** The job that takes too long, to be asked for every {@link #LOOK_MILLIS}; null if none does. */
  Worker.@Nullable Job lateJob() {
    Worker.Job current = worker.job();
    long spent = threads.getThreadCpuTime(worker.getId());
    if (current == null || current != job) {
      job = current;
      spentBefore = spent;
      looks = 0;
      return null;
    }
    looks++;
    boolean isLate =
        spent - spentBefore > slowest || looks * LOOK_MILLIS * 1_000_000 > PATIENCE * slowest;
    return isLate ? current : null;
  }
}
