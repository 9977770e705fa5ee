package dodona.support;

import java.util.Arrays;

/**
 * A sequence of numbers with logarithmic search for the next one above a bound; immutable. It is a
 * binary tree whose nodes store the maximum of their subtree.
 */
public final class NextLarger {

  private final int size;
  private final int leaves;
  private final int[] largest;

  /** The structure over some numbers. */
  public NextLarger(int[] numbers) {
    this.size = numbers.length;
    this.leaves = Math.max(1, Integer.highestOneBit(Math.max(1, size - 1)) << 1);
    this.largest = new int[2 * leaves];
    Arrays.fill(largest, Integer.MIN_VALUE);
    System.arraycopy(numbers, 0, largest, leaves, size);
    for (int node = leaves - 1; node > 0; node--) {
      largest[node] = Math.max(largest[2 * node], largest[2 * node + 1]);
    }
  }

  /** The first place from a given one on whose number is above a bound; the size if none is. */
  public int next(int from, int bound) {
    if (from >= size) {
      return size;
    }
    int node = leaves + from;
    while (largest[node] <= bound) {
      while (node % 2 == 1) { // a right child; 1, the root, has nothing to its right either
        node /= 2;
      }
      if (node == 0) {
        return size;
      }
      node++;
    }
    while (node < leaves) {
      node = largest[2 * node] > bound ? 2 * node : 2 * node + 1;
    }
    return node - leaves;
  }

  /** The last place before a given one whose number is above a bound; −1 if none is. */
  public int previous(int before, int bound) {
    if (before <= 0) {
      return -1;
    }
    int node = leaves + Math.min(before, size) - 1;
    while (largest[node] <= bound) {
      while (node % 2 == 0) { // a left child
        node /= 2;
      }
      if (node == 1) {
        return -1;
      }
      node--;
    }
    while (node < leaves) {
      node = largest[2 * node + 1] > bound ? 2 * node + 1 : 2 * node;
    }
    return node - leaves;
  }
}
