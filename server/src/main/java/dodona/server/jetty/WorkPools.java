package dodona.server.jetty;

import dodona.server.http.Route;
import dodona.server.options.ServerOptions;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that work, and the queues before them: most for parsing, few for exploring
 * derivations, which takes long for requests of a few bytes.
 */
final class WorkPools {

  /** So many threads that parse allow one that explores, and at least one there is. */
  private static final int PARSING_PER_EXPLORING = 4;

  private static final int EXPLORING_QUEUE = 16;

  private final ThreadPoolExecutor parsing;
  private final ThreadPoolExecutor exploring;

  WorkPools(ServerOptions options) {
    int queue = options.limits().queue();
    this.parsing = pool("dodona-work-", options.threads(), queue);
    this.exploring =
        pool(
            "dodona-explore-",
            Math.max(1, options.threads() / PARSING_PER_EXPLORING),
            Math.min(queue, EXPLORING_QUEUE));
  }

  private static ThreadPoolExecutor pool(String name, int threads, int queue) {
    AtomicInteger number = new AtomicInteger();
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(queue),
        task -> {
          Thread thread = new Thread(task, name + number.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        });
  }

  /** The pool for a kind of work. */
  ThreadPoolExecutor of(Route.Work work) {
    return work == Route.Work.EXPLORING ? exploring : parsing;
  }

  /** Returns the number of waiting requests. */
  int waiting() {
    return parsing.getQueue().size() + exploring.getQueue().size();
  }

  /** Returns whether a request to parse would be refused. */
  boolean isFull() {
    return parsing.getQueue().remainingCapacity() == 0;
  }

  void stop() {
    parsing.shutdownNow();
    exploring.shutdownNow();
  }
}
