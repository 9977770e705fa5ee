package dodona.oracle.base;

import java.util.Arrays;

/**
 * Decides whether some projective tree has only permitted arcs: Eisner's algorithm for truth
 * values, with sets of words as bits, so that n words take O(n³ / 64).
 *
 * <p>The nodes are the places 0 … m − 1, of which 0 is the root. This is the general case of {@link
 * ArcConflicts}: what an arc-decomposable system can still build are exactly the projective trees
 * each arc of which it can still build.
 */
public final class ProjectiveCompletion {

  private int size;
  private int width;

  /* Sets of places, one row of bits for each place: the heads that it may have … */
  private long[] mayHead = {};

  /* … the ends of the complete spans that begin with their head, and the beginnings by their end. */
  private long[] rightEnds = {};
  private long[] rightHeads = {};
  private long[] leftBegins = {};
  private long[] leftHeads = {};

  /* The ends of arcs from i to the right, and the beginnings of arcs from j to the left. */
  private long[] arcsRight = {};
  private long[] arcsLeft = {};

  /** Starts on m places without any permitted arc. */
  public void start(int m) {
    size = m;
    width = (m + Long.SIZE) / Long.SIZE;
    int cells = m * width;
    if (mayHead.length < cells) {
      mayHead = new long[cells];
      rightEnds = new long[cells];
      rightHeads = new long[cells];
      leftBegins = new long[cells];
      leftHeads = new long[cells];
      arcsRight = new long[cells];
      arcsLeft = new long[cells];
    }
    Arrays.fill(mayHead, 0, cells, 0);
  }

  /** Permits an arc between two places. */
  public void permit(int head, int dependent) {
    set(mayHead, dependent, head);
  }

  /** Permits the arcs to a place from all others from one place to another. */
  public void permitFrom(int first, int end, int dependent) {
    for (int head = first; head < end; head++) {
      if (head != dependent) {
        set(mayHead, dependent, head);
      }
    }
  }

  /**
   * Returns whether there is a projective tree of permitted arcs.
   *
   * @param singleRoot whether the root may have only one dependent
   */
  public boolean exists(boolean singleRoot) {
    if (size == 1) {
      return true;
    }
    int first = singleRoot ? 1 : 0;
    int cells = size * width;
    Arrays.fill(rightEnds, 0, cells, 0);
    Arrays.fill(rightHeads, 0, cells, 0);
    Arrays.fill(leftBegins, 0, cells, 0);
    Arrays.fill(leftHeads, 0, cells, 0);
    Arrays.fill(arcsRight, 0, cells, 0);
    Arrays.fill(arcsLeft, 0, cells, 0);
    for (int i = size - 1; i >= first; i--) {
      set(rightEnds, i, i);
      set(rightHeads, i, i);
      set(leftBegins, i, i);
      set(leftHeads, i, i);
      for (int j = i + 1; j < size; j++) {
        span(i, j);
      }
    }
    return singleRoot ? hasSingleRoot() : get(rightEnds, 0, size - 1);
  }

  private void span(int i, int j) {
    if (meet(i, j)) {
      if (get(mayHead, j, i)) {
        set(arcsRight, i, j);
      }
      if (get(mayHead, i, j)) {
        set(arcsLeft, j, i);
      }
    }
    if (intersect(arcsRight, i, rightHeads, j)) {
      set(rightEnds, i, j);
      set(rightHeads, j, i);
    }
    if (intersect(arcsLeft, j, leftHeads, i)) {
      set(leftBegins, j, i);
      set(leftHeads, i, j);
    }
  }

  private boolean hasSingleRoot() {
    for (int root = 1; root < size; root++) {
      if (get(mayHead, root, 0) && get(leftBegins, root, 1) && get(rightEnds, root, size - 1)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a span that starts at i ends right before one that extends to j. */
  private boolean meet(int i, int j) {
    int a = i * width;
    int b = j * width;
    for (int w = 0; w < width; w++) {
      long next = w + 1 < width ? leftBegins[b + w + 1] << (Long.SIZE - 1) : 0;
      if ((rightEnds[a + w] & ((leftBegins[b + w] >>> 1) | next)) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean intersect(long[] a, int rowOfA, long[] b, int rowOfB) {
    for (int w = 0; w < width; w++) {
      if ((a[(rowOfA * width) + w] & b[(rowOfB * width) + w]) != 0) {
        return true;
      }
    }
    return false;
  }

  private void set(long[] bits, int row, int bit) {
    bits[(row * width) + (bit / Long.SIZE)] |= 1L << bit;
  }

  private boolean get(long[] bits, int row, int bit) {
    return (bits[(row * width) + (bit / Long.SIZE)] & (1L << bit)) != 0;
  }
}
