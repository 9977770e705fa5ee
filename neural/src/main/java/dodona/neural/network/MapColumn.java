package dodona.neural.network;

/** The weights and the bias of one output of a linear map. */
final class MapColumn {

  private final float[] weights;
  private final float bias;

  MapColumn(float[] weights, float bias) {
    this.weights = weights;
    this.bias = bias;
  }

  /** The weight of each input. */
  float[] weights() {
    return weights;
  }

  float bias() {
    return bias;
  }
}
