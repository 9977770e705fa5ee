package dodona.server.jetty;

import dodona.server.options.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * A client's connection, which measures how long the client takes, and can be asked whether the
 * client is still there.
 *
 * <p>Jetty limits the time without any byte, but not the time that the head of a request takes, and
 * notices that a client has left only when it reads or writes.
 */
final class ClientEndPoint extends SocketChannelEndPoint {

  /** A phase of a connection, described by what it waits for. */
  private enum Phase {
    /** Nothing: a request is being read or worked on, which is watched elsewhere. */
    BUSY,
    /** The head of a request. */
    HEAD,
    /** The client, which is to take the answer. */
    ANSWER,
    /** The first byte of another request. */
    REST
  }

  private final ByteBuffer ahead = ByteBuffer.allocate(1);
  private boolean isAhead;
  private @Nullable Object owner;
  private volatile boolean isGuest;
  private volatile Phase phase = Phase.HEAD;
  private volatile long since = System.nanoTime();
  private final AtomicLong flushed = new AtomicLong();

  ClientEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
    super(channel, selector, key, scheduler);
  }

  /** Called when a request has arrived. */
  synchronized void beBusy(Object newOwner) {
    owner = newOwner;
    phase = Phase.BUSY;
  }

  /** An answer is being sent. */
  void beginAnswer() {
    flushed.set(0);
    since = System.nanoTime();
    phase = Phase.ANSWER;
  }

  /** The answer has been sent, and another request may come. */
  synchronized void rest() {
    owner = null;
    since = System.nanoTime();
    phase = Phase.REST;
  }

  /** Marks the client as one beyond the limit, whom only quick endpoints answer. */
  void beGuest() {
    isGuest = true;
  }

  /** Returns whether the client exceeds the connection limit. */
  boolean isGuest() {
    return isGuest;
  }

  /** Returns how long the connection has waited for a request, in nanoseconds; 0 during one. */
  long restNanos() {
    Phase now = phase;
    return now == Phase.REST || now == Phase.HEAD ? System.nanoTime() - since : 0;
  }

  /**
   * Returns whether the client takes too long to send the head of a request, or has taken too
   * little of an answer since it was last found to be fast enough. Called repeatedly, by one
   * thread.
   */
  boolean isTooSlow(Limits limits) {
    long elapsed = System.nanoTime() - since;
    return switch (phase) {
      case HEAD -> elapsed > limits.header().toNanos();
      case ANSWER -> elapsed > limits.idle().toNanos() && hasTakenTooLittle(elapsed, limits.rate());
      case BUSY, REST -> false;
    };
  }

  /**
   * Returns whether the client has taken too little since the last call. Repeated measurements are
   * necessary, because the bytes that buffers take at once say nothing about the client.
   */
  private boolean hasTakenTooLittle(long elapsed, int rate) {
    boolean isTooLittle = isTooSlow(elapsed, flushed.getAndSet(0), rate);
    since = System.nanoTime();
    return isTooLittle;
  }

  /** Returns whether a number of bytes in a period is below a rate in bytes per second. */
  static boolean isTooSlow(long nanos, long bytes, int rate) {
    return bytes * 1e9 / nanos < rate;
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    int filled = takeAhead(buffer) ? 1 : super.fill(buffer);
    if (filled > 0 && phase == Phase.REST) {
      since = System.nanoTime();
      phase = Phase.HEAD;
    }
    return filled;
  }

  private synchronized boolean takeAhead(ByteBuffer buffer) {
    if (!isAhead) {
      return false;
    }
    int position = BufferUtil.flipToFill(buffer);
    buffer.put(ahead.get(0));
    BufferUtil.flipToFlush(buffer, position);
    isAhead = false;
    return true;
  }

  @Override
  public boolean flush(ByteBuffer... buffers) throws IOException {
    long before = BufferUtil.remaining(buffers);
    boolean isDone = super.flush(buffers);
    long unused = flushed.addAndGet(before - BufferUtil.remaining(buffers));
    return isDone;
  }

  /**
   * Returns whether the client has left, as far as can be found out without waiting, or already has
   * its answer. Until then nobody else reads, so that a byte of the client's next request can be
   * read ahead.
   *
   * @param asker the handler of the request, which calls this once the body has been read
   */
  synchronized boolean isGone(Object asker) {
    if (owner != asker || !isOpen()) {
      return true;
    }
    if (isAhead) {
      return false;
    }
    try {
      ahead.clear();
      int read = getChannel().read(ahead);
      isAhead = read > 0;
      return read < 0;
    } catch (IOException e) {
      return true;
    }
  }
}
