package dodona.text.boundary;

/** A boundary to learn from. */
public final class BoundaryExample {

  private final float[] vectors;
  private final double score;
  private final boolean isEnd;

  /**
   * An example.
   *
   * @param vectors the vector of the token before the boundary, then that of the token after it
   * @param score the score of the linear model, divided by its mean absolute score
   * @param isEnd whether a sentence ends there
   */
  public BoundaryExample(float[] vectors, double score, boolean isEnd) {
    this.vectors = vectors;
    this.score = score;
    this.isEnd = isEnd;
  }

  /** Returns both vectors, not a copy. */
  public float[] vectors() {
    return vectors;
  }

  /** Returns the score of the linear model. */
  public double score() {
    return score;
  }

  /** Returns whether a sentence ends at the boundary. */
  public boolean isEnd() {
    return isEnd;
  }
}
