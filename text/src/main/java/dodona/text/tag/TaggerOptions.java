package dodona.text.tag;

/**
 * Training options of a tagger.
 *
 * @param seed the random seed
 * @param iterations how often to go through the treebank
 * @param models how many models to {@linkplain dodona.linear.Mixture mix}
 * @param bits the binary logarithm of the number of weights
 * @param dropout how often a word is taken for an unknown one in training: a word that occurs n
 *     times with the probability dropout / (dropout + n)
 */
public record TaggerOptions(long seed, int iterations, int models, int bits, double dropout) {

  /** The default options, which work well. */
  public static final TaggerOptions DEFAULT = new TaggerOptions(1, 8, 10, 22, 0.5);

  /** The same with another seed. */
  public TaggerOptions withSeed(long other) {
    return new TaggerOptions(other, iterations, models, bits, dropout);
  }

  /** The same with another number of models. */
  public TaggerOptions withModels(int other) {
    return new TaggerOptions(seed, iterations, other, bits, dropout);
  }
}
