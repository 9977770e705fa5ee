package dodona.model;

/**
 * The score that ranks derivations of different lengths in a beam, as in systems with swaps.
 *
 * <p>Derivations of the same length are ranked the same by all.
 */
public enum Ranking {
  /** The sum of the scores of all steps, so that a longer derivation has more to gain from. */
  SUM {
    @Override
    public long score(long sum, int length, int steps, int idle) {
      return sum;
    }
  },

  /** The mean score of a step. */
  MEAN {
    @Override
    public long score(long sum, int length, int steps, int idle) {
      return length == 0 ? 0 : sum / length * steps + sum % length * steps / length;
    }
  },

  /**
   * The sum of the scores of all steps, where a derivation that has ended goes on with idle steps.
   * Their score is trained like that of any other step.
   *
   * <p>Muhua Zhu, Yue Zhang, Wenliang Chen, Min Zhang &amp; Jingbo Zhu (2013): <i>Fast and Accurate
   * Shift-Reduce Constituent Parsing</i>.
   */
  IDLE {
    @Override
    public long score(long sum, int length, int steps, int idle) {
      return sum + (long) (steps - length) * idle;
    }
  };

  /**
   * Returns the score that ranks a derivation after a number of steps of the search: for the mean,
   * as if one that has ended had gone on with steps of its mean score, rounded towards zero; for
   * idle steps, with those. Until then all are the sum.
   *
   * @param sum the sum of its scores
   * @param length its length so far
   * @param steps the number of steps of the search, not less than the length
   * @param idle the score of an idle step after its end; of no matter until then
   */
  public abstract long score(long sum, int length, int steps, int idle);
}
