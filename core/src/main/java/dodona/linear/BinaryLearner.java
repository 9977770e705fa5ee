package dodona.linear;

/** Learns a {@link BinaryModel} by the averaged perceptron. */
public final class BinaryLearner {

  private final AveragedWeights weights;

  /** A learner of a table of 2^bits weights. */
  public BinaryLearner(int bits) {
    this.weights = new AveragedWeights(new RowLayout(bits, 1), 1);
  }

  /**
   * Learns from a decision.
   *
   * @return what was decided before learning from it
   */
  public boolean learn(RowList features, boolean gold) {
    int[] cells = features.starts();
    float sum = 0;
    for (int i = 0; i < features.size(); i++) {
      sum += weights.weight(cells[i]);
    }
    boolean decided = sum > 0;
    weights.tick();
    if (decided != gold) {
      for (int i = 0; i < features.size(); i++) {
        weights.add(cells[i], gold ? 1 : -1);
      }
    }
    return decided;
  }

  /** The weights, averaged over all decisions so far. */
  public float[] average() {
    return weights.average();
  }
}
