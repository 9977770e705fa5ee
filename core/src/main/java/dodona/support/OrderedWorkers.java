package dodona.support;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Works on a stream of items with several threads and hands out the results in the order of the
 * items, so that the number of threads changes nothing but the time. Only a few batches are under
 * way at once, however long the stream is.
 */
public final class OrderedWorkers {

  private static final int BATCH = 32;
  private static final int BATCHES_PER_THREAD = 4;

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
    if (threads <= 1) {
      Function<A, B> function = worker.get();
      items.forEachRemaining(item -> results.accept(function.apply(item)));
      return;
    }
    ThreadLocal<Function<A, B>> functions = ThreadLocal.withInitial(worker);
    ExecutorService executor = Executors.newFixedThreadPool(threads, OrderedWorkers::daemon);
    ArrayDeque<Future<List<B>>> pending = new ArrayDeque<>();
    try {
      while (items.hasNext()) {
        List<A> taken = next(items, batch);
        pending.add(executor.submit(() -> apply(functions.get(), taken)));
        if (pending.size() >= threads * BATCHES_PER_THREAD) {
          await(pending.remove()).forEach(results);
        }
      }
      while (!pending.isEmpty()) {
        await(pending.remove()).forEach(results);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "dodona-worker");
    thread.setDaemon(true);
    return thread;
  }

  private static <A> List<A> next(Iterator<A> items, int count) {
    List<A> taken = new ArrayList<>(count);
    while (items.hasNext() && taken.size() < count) {
      taken.add(items.next());
    }
    return taken;
  }

  private static <A, B> List<B> apply(Function<A, B> function, List<A> batch) {
    List<B> results = new ArrayList<>(batch.size());
    for (A item : batch) {
      results.add(function.apply(item));
    }
    return results;
  }

  private static <B> List<B> await(Future<List<B>> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
