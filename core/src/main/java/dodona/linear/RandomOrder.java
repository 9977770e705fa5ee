package dodona.linear;

import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The order in which examples are learnt: a Fisher–Yates shuffle.
 *
 * <p>Which way it walks is part of what a seed means: another way gives other models. So both ways
 * stay as they are.
 */
public final class RandomOrder {

  private RandomOrder() {}

  /** The numbers from 0 on, so many, in random order. */
  public static int[] of(int size, SplittableRandom random) {
    int[] order = IntStream.range(0, size).toArray();
    for (int i = 0; i < size; i++) {
      exchange(order, i, random);
    }
    return order;
  }

  /**
   * Goes through examples several times, each time in an order that is shuffled from the last.
   *
   * @param learn takes the number of an example, from 0
   */
  public static void passes(int passes, int examples, SplittableRandom random, IntConsumer learn) {
    int[] order = IntStream.range(0, examples).toArray();
    for (int pass = 0; pass < passes; pass++) {
      for (int i = examples - 1; i > 0; i--) {
        exchange(order, i, random);
      }
      for (int example : order) {
        learn.accept(example);
      }
    }
  }

  /** Exchanges an item with itself or one before it. */
  private static void exchange(int[] items, int i, SplittableRandom random) {
    int j = random.nextInt(i + 1);
    int item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}
