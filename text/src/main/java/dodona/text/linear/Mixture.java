package dodona.text.linear;

import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * The mean of several models of one shape that were trained in different orders: a linear model
 * like each of them, as fast and as small, but less dependent on chance.
 *
 * <p>It is the parameter mixing of Ryan McDonald, Keith Hall &amp; Gideon Mann (2010):
 * <i>Distributed Training Strategies for the Structured Perceptron</i>, with all of the data for
 * every model.
 */
public final class Mixture {

  private Mixture() {}

  /**
   * The mean of the weights of several models.
   *
   * @param models how many models to train
   * @param seed where the chance of all of them comes from
   * @param train trains a model by its own source of chance and returns its weights
   */
  public static float[] of(int models, long seed, Function<SplittableRandom, float[]> train) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] mean = train.apply(random.split());
    for (int m = 1; m < models; m++) {
      float[] weights = train.apply(random.split());
      for (int i = 0; i < mean.length; i++) {
        mean[i] += weights[i];
      }
    }
    for (int i = 0; i < mean.length; i++) {
      mean[i] /= models;
    }
    return mean;
  }

  /** Shuffles items in place. */
  public static void shuffle(int[] items, SplittableRandom random) {
    for (int i = items.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }
}
