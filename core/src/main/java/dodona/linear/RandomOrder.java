package dodona.linear;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The random order of training examples: a Fisher–Yates shuffle.
 *
 * <p>The direction of the shuffle is part of the meaning of a seed: another direction gives
 * different models. Do not change either direction.
 */
public final class RandomOrder {

  private RandomOrder() {}

  /** The numbers from 0 on, so many, in random order. */
  public static int[] of(int size, SplittableRandom random) {
    return of(size, 0, 0, random);
  }

  /**
   * The numbers of all gold examples, from 0 on, and of some of the silver ones, which are numbered
   * after them, in random order.
   *
   * @param drawn how many silver examples to draw
   */
  public static int[] of(int gold, int silver, int drawn, SplittableRandom random) {
    int[] numbers = IntStream.range(0, gold + silver).toArray();
    if (drawn < silver) {
      for (int i = gold; i < gold + drawn; i++) {
        exchange(numbers, i, i + random.nextInt(gold + silver - i));
      }
    }
    int[] order = Arrays.copyOf(numbers, gold + drawn);
    for (int i = 0; i < order.length; i++) {
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

  /**
   * Goes through all gold examples several times, each time with other silver ones among them.
   *
   * @param drawn how many silver examples to draw each time
   * @param learn takes the number of an example, the gold ones first, from 0
   */
  public static void passes(
      int passes, int gold, int silver, int drawn, SplittableRandom random, IntConsumer learn) {
    if (silver == 0) {
      passes(passes, gold, random, learn);
      return;
    }
    for (int pass = 0; pass < passes; pass++) {
      for (int example : of(gold, silver, drawn, random)) {
        learn.accept(example);
      }
    }
  }

  /** Exchanges an item with itself or one before it. */
  private static void exchange(int[] items, int i, SplittableRandom random) {
    exchange(items, i, random.nextInt(i + 1));
  }

  private static void exchange(int[] items, int i, int j) {
    int item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}
