package dodona.system.swapstandard;

import java.util.Arrays;

/**
 * A lower bound on the swaps that a configuration of swap-standard still needs.
 *
 * <p>Take the words in the order of stack and buffer, and two gold arcs still to be built, (a, c)
 * and (b, d), that cross there: a &lt; b &lt; c &lt; d. Each blocks the other for as long as the
 * four keep this order, and the first swap among the four concerns neighbors: (a, b), (b, c) or (c,
 * d). So one of these pairs has to be swapped, of those that may be swapped at all. Each swap
 * concerns one pair, so crossings that share no such pair need a swap each. The bound is the number
 * of such crossings, found greedily, those with the fewest pairs first.
 */
final class CrossingBound {

  /** The bound of a configuration from which the gold tree cannot be reached. */
  static final int UNREACHABLE = Integer.MAX_VALUE;

  private static final int MAX_PAIRS = 3;

  /** The pairs of words, one before the other, that may still be swapped. */
  interface SwappablePairs {
    boolean contains(int before, int after);
  }

  private final SwapStandardGold gold;
  private final SwappablePairs swappable;
  private final int[] order;
  private final int[] place;
  private final int[] firstDependent;
  private final int[] nextDependent;
  private final int[] farthest;
  private final long[][] crossings = new long[MAX_PAIRS + 1][16];
  private final int[] crossingCount = new int[MAX_PAIRS + 1];
  private long[] used = new long[64];

  CrossingBound(SwapStandardGold gold, SwappablePairs swappable) {
    this.gold = gold;
    this.swappable = swappable;
    int words = gold.size() + 1;
    order = new int[words];
    place = new int[words];
    firstDependent = new int[words];
    nextDependent = new int[words];
    farthest = new int[words];
  }

  /** The bound for a configuration, {@link #UNREACHABLE} if a crossing cannot be undone. */
  int of(SwapStandardScratch c) {
    int count = c.liveWords();
    for (int i = 0; i < count; i++) {
      int word = c.word(i);
      order[i] = word;
      place[word] = i;
      firstDependent[word] = 0;
      farthest[word] = i;
    }
    for (int i = 1; i < count; i++) {
      int dependent = order[i];
      int head = gold.head(dependent);
      nextDependent[dependent] = firstDependent[head];
      firstDependent[head] = dependent;
      farthest[head] = Math.max(farthest[head], i);
      farthest[dependent] = Math.max(farthest[dependent], place[head]);
    }
    Arrays.fill(crossingCount, 0);
    for (int i = 1; i < count; i++) {
      int at = place[gold.head(order[i])];
      if (!collect(Math.min(i, at), Math.max(i, at))) {
        return UNREACHABLE;
      }
    }
    return pack();
  }

  /** Collects the crossings of an arc with those that start inside it and end to its right. */
  private boolean collect(int left, int right) {
    for (int i = left + 1; i < right; i++) {
      int word = order[i];
      if (farthest[word] <= right) {
        continue;
      }
      int head = gold.head(word);
      if (head >= 0 && place[head] > right && !add(order[left], word, order[right], head)) {
        return false;
      }
      for (int d = firstDependent[word]; d > 0; d = nextDependent[d]) {
        if (place[d] > right && !add(order[left], word, order[right], d)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean add(int a, int b, int c, int d) {
    long first = swappable.contains(a, b) ? pair(a, b) : 0;
    long second = swappable.contains(b, c) ? pair(b, c) : 0;
    long third = swappable.contains(c, d) ? pair(c, d) : 0;
    int pairs = (first != 0 ? 1 : 0) + (second != 0 ? 1 : 0) + (third != 0 ? 1 : 0);
    if (pairs == 0) {
      return false;
    }
    int at = crossingCount[pairs] * MAX_PAIRS;
    if (at + MAX_PAIRS > crossings[pairs].length) {
      crossings[pairs] = Arrays.copyOf(crossings[pairs], (2 * at) + MAX_PAIRS);
    }
    crossings[pairs][at] = first;
    crossings[pairs][at + 1] = second;
    crossings[pairs][at + 2] = third;
    crossingCount[pairs]++;
    return true;
  }

  /** A number for a pair of words, never 0. */
  private static long pair(int before, int after) {
    return ((long) before << Integer.SIZE) | after;
  }

  private int pack() {
    int total = crossingCount[1] + crossingCount[2] + crossingCount[3];
    if (total <= 1) {
      return total;
    }
    int slots = Integer.highestOneBit(2 * MAX_PAIRS * total) * 2;
    if (used.length < slots) {
      used = new long[slots];
    }
    Arrays.fill(used, 0, slots, 0);
    int bound = 0;
    for (int pairs = 1; pairs <= MAX_PAIRS; pairs++) {
      long[] list = crossings[pairs];
      for (int at = 0; at < crossingCount[pairs] * MAX_PAIRS; at += MAX_PAIRS) {
        if (isFree(list[at], slots) && isFree(list[at + 1], slots) && isFree(list[at + 2], slots)) {
          use(list[at], slots);
          use(list[at + 1], slots);
          use(list[at + 2], slots);
          bound++;
        }
      }
    }
    return bound;
  }

  private boolean isFree(long pair, int slots) {
    return pair == 0 || used[slot(pair, slots)] == 0;
  }

  private void use(long pair, int slots) {
    if (pair != 0) {
      used[slot(pair, slots)] = pair;
    }
  }

  /** Returns the slot of a pair in the table of used pairs, or the empty slot for it. */
  private int slot(long pair, int slots) {
    long mixed = pair * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> Integer.SIZE) & (slots - 1);
    while (used[slot] != 0 && used[slot] != pair) {
      slot = (slot + 1) & (slots - 1);
    }
    return slot;
  }
}
