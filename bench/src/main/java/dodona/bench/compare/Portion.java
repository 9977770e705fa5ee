package dodona.bench.compare;

/**
 * How much of the test set a run parses.
 *
 * @param copies so many copies of all of it; 0 for a few sentences, −1 for the first one alone
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
