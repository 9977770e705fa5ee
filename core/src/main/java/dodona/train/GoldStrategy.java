package dodona.train;

/**
 * Which of many correct derivations a beam learner updates towards, where the oracle is
 * non-deterministic. All but the first are variants of Björkelund &amp; Nivre (2015).
 */
public enum GoldStrategy {
  /** The complete one that scores best under the present weights. */
  LATENT,
  /** The beginning of any that scores best at the point of the update. */
  BEST_PARTIAL,
  /** The last one that fell out of the beam, by early update. */
  LAST_CORRECT,
  /** One for each sentence, settled before by a model trained before: see {@link FixedBy}. */
  FIXED
}
