package dodona.linear;

import dodona.support.parallel.OrderedResults;
import dodona.support.parallel.OrderedWorkers;
import java.util.Iterator;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;

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
   * The mean of the weights of several models that are trained one after the other.
   *
   * @param models how many models to train
   * @param seed the seed that the random numbers of all of them are derived from
   * @param train trains a model with random numbers of its own and returns its weights
   */
  public static float[] of(int models, long seed, Function<SplittableRandom, float[]> train) {
    return of(models, seed, 1, train);
  }

  /**
   * The same, of models that are trained side by side; the mean does not depend on how many.
   *
   * @param threads how many models to train at a time
   */
  public static float[] of(
      int models, long seed, int threads, Function<SplittableRandom, float[]> train) {
    SplittableRandom random = new SplittableRandom(seed);
    Iterator<SplittableRandom> randoms = Stream.generate(random::split).limit(models).iterator();
    try (OrderedResults<float[]> weights =
        OrderedWorkers.results(
            randoms, 1, () -> batch -> batch.stream().map(train).toList(), threads)) {
      return mean(models, model -> weights.next());
    }
  }

  /**
   * The mean of the weights of several models.
   *
   * @param models how many models there are, at least one
   * @param weights the weights of each of them, asked for once and in order; the first array is
   *     overwritten
   */
  public static float[] mean(int models, IntFunction<float[]> weights) {
    float[] mean = weights.apply(0);
    for (int m = 1; m < models; m++) {
      float[] more = weights.apply(m);
      for (int i = 0; i < mean.length; i++) {
        mean[i] += more[i];
      }
    }
    for (int i = 0; i < mean.length; i++) {
      mean[i] /= models;
    }
    return mean;
  }
}
