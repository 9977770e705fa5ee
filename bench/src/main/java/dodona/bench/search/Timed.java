package dodona.bench.search;

import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** The result of a search, and the CPU time that it took in this thread. */
record Timed(long result, long nanos) {

  /** A search. */
  interface Counting {
    long count() throws ReflectiveOperationException;
  }

  /** Searches several times; the median time counts. */
  static Timed median(int rounds, Counting search) throws ReflectiveOperationException {
    long[] times = new long[Math.max(1, rounds)];
    long result = 0;
    for (int round = 0; round < times.length; round++) {
      long start = cpuNanos();
      result = search.count();
      times[round] = cpuNanos() - start;
    }
    Arrays.sort(times);
    return new Timed(result, times[times.length / 2]);
  }

  static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
