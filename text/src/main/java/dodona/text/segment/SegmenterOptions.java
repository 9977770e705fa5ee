package dodona.text.segment;

/**
 * Training options of a segmenter.
 *
 * @param seed the random seed
 * @param iterations how often to go through the treebank
 * @param models how many models to {@linkplain dodona.linear.Mixture mix}
 * @param bits the binary logarithm of the number of weights of either model
 */
public record SegmenterOptions(long seed, int iterations, int models, int bits) {

  /** The default options, which work well. */
  public static final SegmenterOptions DEFAULT = new SegmenterOptions(1, 10, 5, 20);

  /** The same with another seed. */
  public SegmenterOptions withSeed(long other) {
    return new SegmenterOptions(other, iterations, models, bits);
  }
}
