package dodona.support.parallel;

import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;

/**
 * Results in the order of the items that they were made from. Closing ends the work that is still
 * under way; it is not needed once all results were taken. If the consuming thread is interrupted,
 * the next batch fails with an {@link UncheckedIOException} whose cause is an {@link
 * InterruptedIOException}; the thread stays interrupted.
 *
 * @param <B> the type of the results
 */
public abstract class OrderedResults<B> implements Iterator<B>, AutoCloseable {

  private final Queue<B> ready = new ArrayDeque<>();

  OrderedResults() {}

  /** Ends the work if the thread that asks for results was interrupted; it stays so. */
  final void throwIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      close();
      throw interrupted();
    }
  }

  /** Returns the exception of an interrupted thread, whatever the number of threads that work. */
  static UncheckedIOException interrupted() {
    return new UncheckedIOException(new InterruptedIOException("interrupted"));
  }

  /** The results of the next batch; none after the last. */
  abstract List<B> nextBatch();

  @Override
  public final boolean hasNext() {
    if (ready.isEmpty()) {
      ready.addAll(nextBatch());
    }
    return !ready.isEmpty();
  }

  @Override
  public final B next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  @Override
  public abstract void close();
}
