package dodona.bench.compare;

import java.io.IOException;

/**
 * The two inputs from which a parser's speed is computed. The time for the smaller one is
 * subtracted from the time for the larger one, which removes the time for starting and loading.
 *
 * <p>For a parser that finishes the test set in less time than wanted, these are the test set and
 * several copies of it, which also removes the time for warming up. For a slower parser, they are a
 * few sentences and the test set.
 */
record Plan(Portion small, Portion large) {

  private static final int MOST_COPIES = 400;

  /** The factor by which each trial is larger than the one before. */
  private static final int GROWTH = 4;

  /** Measures the time that a parser takes for a portion, in seconds from start to end. */
  interface Stopwatch {
    double time(Portion portion) throws IOException, InterruptedException;
  }

  /**
   * The plan for a run whose measured part takes about so long.
   *
   * <p>Trials grow until one lasts longer than the one before by half of that, and this difference
   * counts: short ones say how slow a parser is before it has warmed up.
   */
  static Plan lasting(double seconds, Stopwatch stopwatch)
      throws IOException, InterruptedException {
    double once = stopwatch.time(Portion.ONCE);
    if (once - stopwatch.time(Portion.FEW) >= seconds) {
      return new Plan(Portion.FEW, Portion.ONCE);
    }
    int copies = 1;
    double time = once;
    double gained = 0;
    double secondsPerCopy = seconds;
    while (gained < seconds / 2 && copies < MOST_COPIES) {
      int more = Math.min(GROWTH * copies, MOST_COPIES);
      double longer = stopwatch.time(new Portion(more));
      gained = longer - time;
      secondsPerCopy = Math.max(gained / (more - copies), 1e-3);
      copies = more;
      time = longer;
    }
    double needed = Math.ceil(seconds / secondsPerCopy);
    return new Plan(Portion.ONCE, new Portion(1 + (int) Math.min(needed, MOST_COPIES)));
  }

  Portion portion(Task task) {
    return switch (task) {
      case START -> Portion.SENTENCE;
      case SMALL, SMALL_ALL_CORES -> small;
      case LARGE, LARGE_ALL_CORES -> large;
    };
  }

  /** The task that parses the test set just once, on one thread. */
  Task once() {
    return small.equals(Portion.ONCE) ? Task.SMALL : Task.LARGE;
  }
}
