package dodona.train.recipe;

/**
 * The point in a beam search at which the predicted derivation is compared with the gold
 * derivation.
 */
public enum UpdatePoint {
  /**
   * Where the correct derivation falls out of the beam, else at the end (Collins &amp; Roark 2004).
   */
  EARLY,
  /**
   * Where the best item of the beam beats the correct derivation by most (Huang, Fayong &amp; Guo
   * 2012).
   */
  MAX_VIOLATION
}
