package dodona.support.parallel;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Works on a stream of items with several threads and returns the results in the order of the
 * items, so that the number of threads affects only the time. Only a few batches are under way at
 * once, however long the stream is.
 */
public final class OrderedWorkers {

  /** So many items are worth a thread's while, if one of them takes a few milliseconds at most. */
  public static final int BATCH = 32;

  private OrderedWorkers() {}

  /**
   * Maps every item.
   *
   * @param items read by the calling thread only
   * @param worker makes the function of one thread, which may keep scratch space
   * @param threads how many threads work; with one, everything happens in the calling thread
   * @param results called by the calling thread only, in the order of the items
   * @param <A> the type of the items
   * @param <B> the type of the results
   */
  public static <A, B> void map(
      Iterator<A> items, Supplier<Function<A, B>> worker, int threads, Consumer<B> results) {
    map(items, BATCH, worker, threads, results);
  }

  /**
   * Maps every item, so many at a time: few if an item takes long.
   *
   * @param items read by the calling thread only
   * @param batch how many items a thread takes at once
   * @param worker makes the function of one thread, which may keep scratch space
   * @param threads how many threads work; with one, everything happens in the calling thread
   * @param results called by the calling thread only, in the order of the items
   * @param <A> the type of the items
   * @param <B> the type of the results
   */
  public static <A, B> void map(
      Iterator<A> items,
      int batch,
      Supplier<Function<A, B>> worker,
      int threads,
      Consumer<B> results) {
    try (OrderedResults<B> mapped =
        results(items, threads <= 1 ? 1 : batch, () -> forEach(worker.get()), threads)) {
      mapped.forEachRemaining(results);
    }
  }

  private static <A, B> Function<List<A>, List<B>> forEach(Function<A, B> function) {
    return batch -> batch.stream().map(function).toList();
  }

  /**
   * The results for all items, worked on as they are asked for and a few batches ahead. Items are
   * read in the consuming thread.
   *
   * @param batch how many items a thread takes at once
   * @param worker makes the function of one thread, which may keep scratch space and gives a result
   *     for every item of a batch
   * @param threads how many threads work; with one, everything happens in the consuming thread,
   *     batch by batch
   * @param <A> the type of the items
   * @param <B> the type of the results
   */
  public static <A, B> OrderedResults<B> results(
      Iterator<A> items, int batch, Supplier<Function<List<A>, List<B>>> worker, int threads) {
    return threads <= 1
        ? new DirectResults<>(items, batch, worker.get())
        : ahead(items, batch, worker, threads);
  }

  /**
   * Returns results that are always computed a few batches ahead in other threads, even with one
   * worker.
   */
  public static <A, B> OrderedResults<B> ahead(
      Iterator<A> items, int batch, Supplier<Function<List<A>, List<B>>> worker, int threads) {
    return new PooledResults<>(items, batch, worker, threads);
  }
}
