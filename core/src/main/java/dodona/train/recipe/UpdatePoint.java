package dodona.train.recipe;

/**
 * The point in a beam search at which the predicted derivation is compared with the gold
 * derivation.
 */
public enum UpdatePoint {
  /**
   * The step at which the correct derivation falls out of the beam, else the last one (Collins
   * &amp; Roark 2004).
   */
  EARLY,
  /**
   * The step at which the best item's lead over the correct derivation is largest (Huang, Fayong
   * &amp; Guo 2012).
   */
  MAX_VIOLATION
}
