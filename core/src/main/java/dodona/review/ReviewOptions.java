package dodona.review;

/**
 * Settings of a review.
 *
 * @param most the number of suspects
 * @param folds the number of parts that the treebank is cut into for the parser; 0 for no parser
 * @param iterations the number of iterations for which the parser is trained
 * @param seed the random seed of the training runs
 * @param threads the number of threads; does not affect the result
 */
public record ReviewOptions(int most, int folds, int iterations, long seed, int threads) {

  /** A hundred suspects, four folds, four iterations. */
  public static final ReviewOptions DEFAULT = new ReviewOptions(100, 4, 4, 1, 1);

  /** Returns these options with another number of suspects. */
  public ReviewOptions withMost(int count) {
    return new ReviewOptions(count, folds, iterations, seed, threads);
  }

  /** Returns these options with another number of folds; 0 for no parser. */
  public ReviewOptions withFolds(int count) {
    return new ReviewOptions(most, count, iterations, seed, threads);
  }

  /** Returns these options with another random seed. */
  public ReviewOptions withSeed(long newSeed) {
    return new ReviewOptions(most, folds, iterations, newSeed, threads);
  }

  /** Returns these options with another number of threads. */
  public ReviewOptions withThreads(int count) {
    return new ReviewOptions(most, folds, iterations, seed, count);
  }
}
