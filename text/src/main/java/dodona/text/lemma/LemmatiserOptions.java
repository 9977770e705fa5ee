package dodona.text.lemma;

/**
 * How to train a lemmatiser.
 *
 * @param seed the random seed
 * @param iterations how often to go through the forms
 * @param models how many models to {@linkplain dodona.linear.Mixture mix}
 * @param bits the binary logarithm of the number of weights
 */
public record LemmatiserOptions(long seed, int iterations, int models, int bits) {

  /** What works well. */
  public static final LemmatiserOptions DEFAULT = new LemmatiserOptions(1, 8, 3, 19);

  /** The same with another seed. */
  public LemmatiserOptions withSeed(long other) {
    return new LemmatiserOptions(other, iterations, models, bits);
  }
}
