package dodona;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what code allocates, to hold inner loops to allocating nothing. */
public final class Allocation {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  /**
   * The bytes that a task allocates on this thread in one run, after the given number of others.
   */
  public static long bytesAfterWarmUp(int runs, Runnable task) {
    for (int i = 0; i < runs; i++) {
      task.run();
    }
    // A measurement may itself allocate once; the second reading is free of it.
    long bytes = measure(task);
    return Math.min(bytes, measure(task));
  }

  private static long measure(Runnable task) {
    long id = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(id);
    task.run();
    return THREADS.getThreadAllocatedBytes(id) - before;
  }
}
