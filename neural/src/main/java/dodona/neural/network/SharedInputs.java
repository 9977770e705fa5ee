package dodona.neural.network;

import java.util.Arrays;

/**
 * The correspondence between the inputs of new maps and those of trained ones: the first ones are
 * the same. Further inputs of a trained map are constant, so that they become part of the bias;
 * further inputs of a new map have no weight at first.
 */
final class SharedInputs {

  private final int count;
  private final float[] constants;

  /**
   * A correspondence.
   *
   * @param count the number of inputs that are the same
   * @param constants the further inputs of trained maps
   */
  SharedInputs(int count, float[] constants) {
    this.count = count;
    this.constants = constants;
  }

  /** Inputs that are all the same. */
  static SharedInputs all(int count) {
    return new SharedInputs(count, new float[0]);
  }

  /** Returns an output of a trained map as an output of a new map with this number of inputs. */
  MapColumn adapt(MapColumn trained, int inputs) {
    float bias = trained.bias();
    for (int i = 0; i < constants.length; i++) {
      bias += constants[i] * trained.weights()[count + i];
    }
    return new MapColumn(Arrays.copyOf(Arrays.copyOf(trained.weights(), count), inputs), bias);
  }
}
