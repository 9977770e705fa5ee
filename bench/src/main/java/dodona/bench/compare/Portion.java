package dodona.bench.compare;

/**
 * The portion of the test set that a run parses.
 *
 * @param copies the number of copies of the test set; 0 for a few sentences, −1 for the first one
 *     alone
 */
record Portion(int copies) {

  /** The first sentence alone. */
  static final Portion SENTENCE = new Portion(-1);

  /** A few sentences. */
  static final Portion FEW = new Portion(0);

  /** The whole test set, once. */
  static final Portion ONCE = new Portion(1);

  @Override
  public String toString() {
    return equals(SENTENCE) ? "sentence" : equals(FEW) ? "few" : copies + "x";
  }
}
