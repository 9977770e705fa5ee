package dodona.server.jetty;

import dodona.server.http.ProblemException;
import dodona.server.options.Limits;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** Reads the body of a request without blocking, and refuses it if it is too large or too slow. */
final class BodyReader implements Runnable {

  private static final int FIRST_SIZE = 1 << 12;

  /** A client may be slow for so long before its rate counts. */
  private static final long GRACE_NANOS = Duration.ofSeconds(5).toNanos();

  /** The multiple of the maximum body size that is read before the client gets an error. */
  private static final long PATIENCE = 8;

  private final Request request;
  private final Limits limits;
  private final MemoryBudget memory;
  private final Consumer<byte[]> sink;
  private final Consumer<Throwable> failed;
  private final long started = System.nanoTime();
  private final boolean isExpecting100;
  private byte[] bytes;
  private long length;

  /**
   * Reads a request's body.
   *
   * @param sink gets the body; what it holds of the budget is to be given back
   * @param failed gets a {@link ProblemException} if the body is refused, else what Jetty says
   */
  BodyReader(
      Request request,
      Limits limits,
      MemoryBudget memory,
      Consumer<byte[]> sink,
      Consumer<Throwable> failed) {
    this.request = request;
    this.limits = limits;
    this.memory = memory;
    this.sink = sink;
    this.failed = failed;
    this.isExpecting100 = request.getHeaders().contains("Expect");
    this.bytes = new byte[0];
  }

  /** Reads what is there, and comes back when there is more. */
  @Override
  public void run() {
    try {
      read();
    } catch (ProblemException e) {
      memory.give(bytes.length);
      failed.accept(e);
    }
  }

  private void read() {
    if (isExpecting100 && request.getLength() > limits.body()) {
      throw tooLarge();
    }
    while (true) {
      Content.Chunk chunk = request.read();
      if (chunk == null) {
        long elapsed = System.nanoTime() - started;
        if (elapsed > GRACE_NANOS && ClientEndPoint.isTooSlow(elapsed, length, limits.rate())) {
          throw tooSlow();
        }
        request.demand(this);
        return;
      }
      if (Content.Chunk.isFailure(chunk)) {
        if (chunk.getFailure() instanceof TimeoutException) {
          throw tooSlow();
        }
        memory.give(bytes.length);
        failed.accept(chunk.getFailure());
        return;
      }
      boolean isLast = chunk.isLast();
      try {
        append(chunk);
      } finally {
        chunk.release();
      }
      if (isLast) {
        finish();
        return;
      }
    }
  }

  private void finish() {
    if (length > limits.body()) {
      throw tooLarge();
    }
    int read = Math.toIntExact(length);
    memory.give(bytes.length - read);
    sink.accept(read == bytes.length ? bytes : Arrays.copyOf(bytes, read));
  }

  private void append(Content.Chunk chunk) {
    int more = chunk.remaining();
    if (length + more > limits.body()) {
      discard(more);
      return;
    }
    int needed = Math.toIntExact(length) + more;
    if (needed > bytes.length) {
      grow(needed, chunk.isLast());
    }
    chunk.get(bytes, needed - more, more);
    length = needed;
  }

  private void grow(int needed, boolean isLast) {
    int size = Math.min(limits.body(), Math.max(FIRST_SIZE, 2 * needed));
    if (isLast) {
      size = needed;
    } else if (request.getLength() > 0) {
      size = Math.toIntExact(Math.min(request.getLength(), limits.body()));
    }
    if (!memory.take(size - bytes.length)) {
      throw new ProblemException(
          503, "Busy", "the server is receiving too much data. Try again later.");
    }
    bytes = Arrays.copyOf(bytes, size);
  }

  /** Clients read an answer only when they have sent everything, so that a little more is read. */
  private void discard(int more) {
    memory.give(bytes.length);
    bytes = new byte[0];
    length += more;
    if (length > PATIENCE * limits.body()) {
      throw tooLarge();
    }
  }

  private ProblemException tooLarge() {
    return new ProblemException(
        413,
        "Too large",
        String.format(Locale.ROOT, "the body has more than %,d bytes", limits.body()));
  }

  private ProblemException tooSlow() {
    return new ProblemException(
        408, "Too slow", "the body arrives at less than " + limits.rate() + " bytes per second");
  }
}
