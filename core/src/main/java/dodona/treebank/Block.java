package dodona.treebank;

import java.util.Arrays;

/**
 * A run of consecutive words in the yield of a word, its owner, packed into a {@code long} so that
 * sorting the numbers sorts the blocks from left to right.
 */
final class Block {

  private static final int BITS = 21;
  private static final int MASK = (1 << BITS) - 1;

  private Block() {}

  static long of(int start, int end, int owner) {
    return ((long) start << (2 * BITS)) | ((long) end << BITS) | owner;
  }

  static int start(long block) {
    return (int) (block >>> (2 * BITS));
  }

  static int end(long block) {
    return (int) (block >>> BITS) & MASK;
  }

  static int owner(long block) {
    return (int) block & MASK;
  }

  /** Joins neighbors among sorted blocks, regardless of their owners. */
  static long[] join(long[] sorted) {
    long[] joined = sorted.clone();
    int last = 0;
    for (int i = 1; i < sorted.length; i++) {
      if (start(sorted[i]) == end(joined[last]) + 1) {
        joined[last] = of(start(joined[last]), end(sorted[i]), 0);
      } else {
        joined[++last] = sorted[i];
      }
    }
    return Arrays.copyOf(joined, last + 1);
  }
}
