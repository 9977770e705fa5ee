package dodona.server.jetty;

import dodona.server.http.CancelledException;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * The body of an answer that is sent while it is made. Its producer never waits: what the client
 * has not taken yet is kept, within the budget.
 */
final class AnswerStream extends OutputStream {

  /** So much is worth sending. */
  private static final int CHUNK = 1 << 13;

  /** Called when all has been sent, or sending has failed. */
  @FunctionalInterface
  interface End {
    void ended(long sent, @Nullable Throwable failure);
  }

  private final Response response;
  private final MemoryBudget memory;
  private final BooleanSupplier begin;
  private final End end;
  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private ByteArrayOutputStream chunk = new ByteArrayOutputStream(CHUNK);
  private boolean hasBegun;
  private boolean isSending;
  private boolean isComplete;
  private boolean isOver;
  private long sent;

  /**
   * An answer that has not begun.
   *
   * @param begin called before the first byte is sent; false if nothing may be sent any more
   */
  AnswerStream(Response response, MemoryBudget memory, BooleanSupplier begin, End end) {
    this.response = response;
    this.memory = memory;
    this.begin = begin;
    this.end = end;
  }

  @Override
  public synchronized void write(int b) {
    chunk.write(b);
    sendLargeChunk();
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    int end = from + length;
    for (int at = from; at < end; ) {
      int piece = Math.min(end - at, CHUNK);
      chunk.write(bytes, at, piece);
      sendLargeChunk();
      at += piece;
    }
  }

  private void sendLargeChunk() {
    if (chunk.size() >= CHUNK) {
      flush();
    }
  }

  @Override
  public synchronized void flush() {
    if (isOver) {
      throw new CancelledException("the client disconnected");
    }
    byte[] bytes = chunk.toByteArray();
    if (bytes.length == 0) {
      return;
    }
    requireBegun();
    if (!memory.take(bytes.length)) {
      throw new CancelledException("too much data is waiting to be sent");
    }
    chunk.reset();
    waiting.add(bytes);
    sendNext();
  }

  /** Returns whether anything has been sent. */
  synchronized boolean hasBegun() {
    return hasBegun;
  }

  @Override
  public synchronized void close() {
    if (!isOver && !isComplete) {
      flush();
      requireBegun();
      isComplete = true;
      sendNext();
    }
  }

  private void requireBegun() {
    if (!hasBegun) {
      hasBegun = begin.getAsBoolean();
      if (!hasBegun) {
        isOver = true;
        throw new CancelledException("the time limit has passed");
      }
    }
  }

  /** Gives up: the client sees that the answer is cut short. */
  synchronized void abort(Throwable cause) {
    if (!isOver && hasBegun) {
      isOver = true;
      release();
      end.ended(sent, cause);
    }
  }

  private void release() {
    waiting.forEach(bytes -> memory.give(bytes.length));
    waiting.clear();
  }

  private void sendNext() {
    if (isSending || isOver || (waiting.isEmpty() && !isComplete)) {
      return;
    }
    byte[] bytes = waiting.isEmpty() ? new byte[0] : waiting.remove();
    boolean isLast = isComplete && waiting.isEmpty();
    isSending = true;
    response.write(
        isLast,
        ByteBuffer.wrap(bytes),
        Callback.from(() -> sent(bytes.length, isLast), failure -> failed(bytes.length, failure)));
  }

  private synchronized void sent(int bytes, boolean isLast) {
    memory.give(bytes);
    sent += bytes;
    isSending = false;
    if (isOver) {
      return;
    }
    if (isLast) {
      isOver = true;
      end.ended(sent, null);
    } else {
      sendNext();
    }
  }

  private synchronized void failed(int bytes, Throwable failure) {
    memory.give(bytes);
    isSending = false;
    abort(failure);
  }
}
