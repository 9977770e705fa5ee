package dodona.server.status;

import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/** The counters of a server in the text format of Prometheus. Thread-safe. */
public final class Metrics {

  /** The upper bounds of the classes of durations, in milliseconds. */
  private static final long[] BOUNDS = {
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000
  };

  private final Map<String, LongAdder> requests = new ConcurrentSkipListMap<>();
  private final LongAdder[] durations = new LongAdder[BOUNDS.length + 1];
  private final LongAdder durationNanos = new LongAdder();
  private final LongAdder sentences = new LongAdder();
  private final LongAdder words = new LongAdder();
  private final LongAdder receivedBytes = new LongAdder();
  private final LongAdder sentBytes = new LongAdder();
  private final LongAdder cut = new LongAdder();
  private final AtomicLong current = new AtomicLong();
  private final Map<String, Gauge> gauges = new ConcurrentSkipListMap<>();
  private final long started = System.nanoTime();

  private record Gauge(String help, LongSupplier value) {}

  /** Counters at zero. */
  public Metrics() {
    for (int i = 0; i < durations.length; i++) {
      durations[i] = new LongAdder();
    }
  }

  /** A request has come. */
  public void began() {
    current.incrementAndGet();
  }

  /**
   * Counts a request that was answered or abandoned.
   *
   * @param route the path of the route, never what the client sent; a dash if there is none
   * @param status the status code; 0 if the client left before it was answered
   */
  public void ended(String method, String route, int status, long nanos, long sent) {
    current.decrementAndGet();
    String labels =
        String.format(
            Locale.ROOT, "method=\"%s\",route=\"%s\",status=\"%d\"", method, route, status);
    requests.computeIfAbsent(labels, key -> new LongAdder()).increment();
    int bucket = 0;
    while (bucket < BOUNDS.length && nanos > BOUNDS[bucket] * 1_000_000) {
      bucket++;
    }
    durations[bucket].increment();
    durationNanos.add(nanos);
    sentBytes.add(sent);
  }

  /** Counts received bytes of bodies. */
  public void received(long bytes) {
    receivedBytes.add(bytes);
  }

  /** Something has been analyzed. */
  public void analyzed(long moreSentences, long moreWords) {
    sentences.add(moreSentences);
    words.add(moreWords);
  }

  /** A client has been cut off because it was too slow. */
  public void cutOff() {
    cut.increment();
  }

  /** Adds a figure that goes up and down. */
  public void gauge(String name, String help, LongSupplier value) {
    gauges.put(name, new Gauge(help, value));
  }

  /** All figures in Prometheus' text form. */
  public String text() {
    StringBuilder out = new StringBuilder(4096);
    head(
        out,
        "dodona_requests_total",
        "counter",
        "Requests by route and status; 0: the client disconnected.");
    requests.forEach(
        (labels, count) -> line(out, "dodona_requests_total{" + labels + "}", count.sum()));
    durations(out);
    single(out, "dodona_requests_current", "gauge", "Requests under way.", current.get());
    single(out, "dodona_sentences_total", "counter", "Sentences analyzed.", sentences.sum());
    single(out, "dodona_words_total", "counter", "Words analyzed.", words.sum());
    single(out, "dodona_received_bytes_total", "counter", "Bytes of bodies.", receivedBytes.sum());
    single(out, "dodona_sent_bytes_total", "counter", "Bytes of answers.", sentBytes.sum());
    single(
        out,
        "dodona_slow_clients_total",
        "counter",
        "Clients that were disconnected for being too slow.",
        cut.sum());
    gauges.forEach(
        (name, gauge) -> single(out, name, "gauge", gauge.help, gauge.value.getAsLong()));
    MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    single(out, "jvm_memory_heap_used_bytes", "gauge", "Heap in use.", heap.getUsed());
    single(
        out,
        "jvm_memory_direct_used_bytes",
        "gauge",
        "Buffers outside the heap.",
        ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
            .mapToLong(BufferPoolMXBean::getMemoryUsed)
            .sum());
    single(
        out,
        "jvm_threads_current",
        "gauge",
        "Threads.",
        ManagementFactory.getThreadMXBean().getThreadCount());
    single(
        out,
        "dodona_uptime_seconds",
        "gauge",
        "Time since the start.",
        (System.nanoTime() - started) / 1_000_000_000);
    return out.toString();
  }

  private void durations(StringBuilder out) {
    head(
        out,
        "dodona_request_seconds",
        "histogram",
        "Time from the head of a request to its response.");
    long sum = 0;
    for (int i = 0; i <= BOUNDS.length; i++) {
      sum += durations[i].sum();
      String bound =
          i == BOUNDS.length ? "+Inf" : String.format(Locale.ROOT, "%s", BOUNDS[i] / 1000.0);
      line(out, "dodona_request_seconds_bucket{le=\"" + bound + "\"}", sum);
    }
    out.append("dodona_request_seconds_sum ")
        .append(String.format(Locale.ROOT, "%.6f", durationNanos.sum() / 1e9))
        .append('\n');
    line(out, "dodona_request_seconds_count", sum);
  }

  private static void single(StringBuilder out, String name, String type, String help, long value) {
    head(out, name, type, help);
    line(out, name, value);
  }

  private static void head(StringBuilder out, String name, String type, String help) {
    out.append("# HELP ").append(name).append(' ').append(help).append('\n');
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder out, String name, long value) {
    out.append(name).append(' ').append(value).append('\n');
  }
}
