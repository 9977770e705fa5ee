package dodona.stress.serve;

import java.util.Arrays;

/** The response times of requests; immutable. */
final class Latencies {

  private final long[] sorted;

  Latencies(long[] nanos) {
    this.sorted = nanos.clone();
    Arrays.sort(sorted);
  }

  /** These and others together. */
  Latencies and(Latencies others) {
    long[] all = Arrays.copyOf(sorted, sorted.length + others.sorted.length);
    System.arraycopy(others.sorted, 0, all, sorted.length, others.sorted.length);
    return new Latencies(all);
  }

  /** The time, in milliseconds, that such a share of the requests did not exceed. */
  double quantile(double share) {
    int place = (int) Math.ceil(share * sorted.length) - 1;
    return sorted[Math.max(0, place)] / 1e6;
  }

  @Override
  public String toString() {
    return "p50 %.2f ms, p90 %.2f ms, p99 %.2f ms of %,d"
        .formatted(quantile(0.5), quantile(0.9), quantile(0.99), sorted.length);
  }
}
