package dodona.text.lemma;

/**
 * Training options of a lemmatizer.
 *
 * @param seed the random seed
 * @param iterations how often to go through the forms
 * @param models how many models to {@linkplain dodona.linear.Mixture mix}
 * @param bits the binary logarithm of the number of weights
 */
public record LemmatizerOptions(long seed, int iterations, int models, int bits) {

  /** The default options, which work well. */
  public static final LemmatizerOptions DEFAULT = new LemmatizerOptions(1, 8, 3, 19);

  /** The same with another seed. */
  public LemmatizerOptions withSeed(long other) {
    return new LemmatizerOptions(other, iterations, models, bits);
  }
}
