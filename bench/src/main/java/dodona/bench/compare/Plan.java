package dodona.bench.compare;

/**
 * Which two inputs a parser's speed is found from: the time of the smaller one is taken from that
 * of the larger one, and with it starting and loading.
 *
 * <p>For a parser that is through the test set in less time than wanted, these are the test set and
 * several copies of it, so that warming up is taken out, too; for a slower one, a few sentences and
 * the test set.
 */
record Plan(Portion small, Portion large) {

  private static final int MOST_COPIES = 400;

  /** The plan for a parser that takes so long for the test set, loading taken out. */
  static Plan lasting(double seconds, double secondsOfTestSet) {
    if (secondsOfTestSet >= seconds) {
      return new Plan(Portion.FEW, Portion.ONCE);
    }
    double copies = Math.ceil(seconds / Math.max(secondsOfTestSet, 1e-3));
    return new Plan(Portion.ONCE, new Portion(1 + (int) Math.min(copies, MOST_COPIES)));
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
