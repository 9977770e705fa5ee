package dodona.support.parallel;

import dodona.support.Causes;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/** Results that several threads work out, a few batches ahead of the one that asks. */
final class PooledResults<A, B> extends OrderedResults<B> {

  private static final int BATCHES_PER_THREAD = 12;

  /** Threads of results that nobody asks for any more end by themselves. */
  private static final int SECONDS_WITHOUT_WORK = 10;

  private final Batches<A> batches;
  private final int ahead;
  private final ThreadLocal<Function<List<A>, List<B>>> functions;
  private final ThreadPoolExecutor executor;
  private final ArrayDeque<Future<List<B>>> pending = new ArrayDeque<>();

  PooledResults(
      Iterator<A> items, int batch, Supplier<Function<List<A>, List<B>>> worker, int threads) {
    this.batches = new Batches<>(items, batch);
    this.ahead = threads * BATCHES_PER_THREAD;
    this.functions = ThreadLocal.withInitial(worker);
    this.executor =
        new ThreadPoolExecutor(
            threads,
            threads,
            SECONDS_WITHOUT_WORK,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            PooledResults::daemon);
    executor.allowCoreThreadTimeOut(true);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "dodona-worker");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  List<B> nextBatch() {
    throwIfInterrupted();
    boolean isMore = true;
    while (isMore && pending.size() < ahead) {
      List<A> batch = batches.next();
      isMore = !batch.isEmpty();
      if (isMore) {
        pending.add(executor.submit(() -> functions.get().apply(batch)));
      }
    }
    if (pending.isEmpty()) {
      close();
      batches.throwIfFailed();
      return List.of();
    }
    return await(pending.remove());
  }

  private List<B> await(Future<List<B>> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw interrupted();
    } catch (ExecutionException e) {
      close();
      throw Causes.rethrow(e);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
