package dodona.model;

/**
 * What a beam ranks derivations by, where they are of different lengths: as in systems that swap
 * words or pass over pairs of them.
 *
 * <p>Derivations of the same length are ranked the same by both.
 */
public enum Ranking {
  /** The sum of the scores of all steps, so that a longer derivation has more to gain from. */
  SUM {
    @Override
    public long score(long sum, int length, int steps) {
      return sum;
    }
  },

  /** The mean score of a step. */
  MEAN {
    @Override
    public long score(long sum, int length, int steps) {
      return length == 0 ? 0 : sum / length * steps + sum % length * steps / length;
    }
  };

  /**
   * What a derivation is ranked by after a number of steps of the search: for the mean, as if one
   * that has ended had gone on with steps of its mean score, rounded towards zero. Until then both
   * are the sum.
   *
   * @param sum the sum of its scores
   * @param length its length so far
   * @param steps the number of steps of the search, not less than the length
   */
  public abstract long score(long sum, int length, int steps);
}
