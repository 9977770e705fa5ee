package dodona.linear;

/** Trains a {@link BinaryModel} with the averaged perceptron. */
public final class BinaryLearner {

  private final AveragedWeights weights;
  private final float margin;

  /** A learner of a table of 2^bits weights, from wrong decisions only. */
  public BinaryLearner(int bits) {
    this(bits, 0);
  }

  /**
   * A learner of a table of 2^bits weights.
   *
   * @param margin correct decisions with a smaller margin also update the weights
   */
  public BinaryLearner(int bits, float margin) {
    this.margin = margin;
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
    if (decided != gold || Math.abs(sum) < margin) {
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
