package dodona.oracle;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A limit on the searches that oracles, lattices and explorers make on one thread: how many states
 * each may store, and a check that ends all of them by throwing. Some searches are exponential, so
 * that a program that serves unknown clients sets a limit for its work:
 *
 * <pre>{@code
 * Position position =
 *     SearchLimit.within(20_000, cancellation::check, () -> explorer.after(moves));
 * }</pre>
 *
 * <p>Without one, searches have their own bounds and nothing stops them. The limit belongs to the
 * thread rather than to an oracle because oracles also search while they are bound to a tree.
 */
public final class SearchLimit {

  /** Checks may be expensive, and searches ask often. */
  private static final long CHECK_NANOS = 1_000_000;

  private static final ThreadLocal<@Nullable SearchLimit> CURRENT = new ThreadLocal<>();

  private final int states;
  private final Runnable check;
  private long lastCheck = System.nanoTime() - CHECK_NANOS;

  private SearchLimit(int states, Runnable check) {
    this.states = states;
    this.check = check;
  }

  /**
   * Does some work under a limit, which replaces that of the thread meanwhile.
   *
   * @param states how many states a search may store before it gives up
   * @param check called now and then by every search, about once a millisecond; what it throws ends
   *     the work
   */
  public static <T> T within(int states, Runnable check, Supplier<T> work) {
    SearchLimit before = CURRENT.get();
    CURRENT.set(new SearchLimit(states, check));
    try {
      return work.get();
    } finally {
      if (before == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(before);
      }
    }
  }

  /** Ends the search at hand, by an exception, if it is to end. Searches call it in their loops. */
  public static void check() {
    SearchLimit limit = CURRENT.get();
    if (limit != null) {
      long now = System.nanoTime();
      if (now - limit.lastCheck >= CHECK_NANOS) {
        limit.lastCheck = now;
        limit.check.run();
      }
    }
  }

  /** Returns how many states a search may store whose own bound is given. */
  public static int states(int bound) {
    SearchLimit limit = CURRENT.get();
    return limit == null ? bound : Math.min(bound, limit.states);
  }
}
