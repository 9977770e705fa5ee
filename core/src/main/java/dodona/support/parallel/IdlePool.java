package dodona.support.parallel;

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A pool of objects that serve one thread at a time.
 *
 * <p>The pool creates as many objects as are in use at once, but keeps at most one for each
 * processor.
 *
 * @param <T> the type of the things
 */
public final class IdlePool<T> {

  private final Supplier<T> maker;
  private final Queue<T> idle;

  /** An empty pool. */
  public IdlePool(Supplier<T> maker) {
    this(maker, Runtime.getRuntime().availableProcessors());
  }

  /** An empty pool that keeps so many things at most. */
  public IdlePool(Supplier<T> maker, int most) {
    this.maker = maker;
    this.idle = new ArrayBlockingQueue<>(most);
  }

  /**
   * Uses one of the things. One that fails in use is not used again.
   *
   * @param <R> the type of the result
   */
  public <R> R use(Function<? super T, R> work) {
    T thing = idle.poll();
    if (thing == null) {
      thing = maker.get();
    }
    R result = work.apply(thing);
    boolean unused = idle.offer(thing);
    return result;
  }
}
