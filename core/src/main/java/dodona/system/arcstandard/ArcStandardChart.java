package dodona.system.arcstandard;

import dodona.oracle.SearchLimit;
import dodona.oracle.base.BufferReduction;
import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import java.util.Arrays;

/**
 * The loss of arc-standard configurations for any gold tree, by dynamic programming in O(n⁴).
 *
 * <p>Where the gold tree is not projective, the words of the buffer cannot be reduced beforehand as
 * in {@link ArcStandardTable}, {@linkplain BufferReduction some} apart. But they are free to form
 * any projective trees before these meet the stack, and Eisner's algorithm knows how many gold arcs
 * the best of those have. M[i,j](h) is the largest number of gold arcs with which the stack from
 * place i upwards and the first j words of the buffer become one tree with the root h. Below, it
 * grows by one word of the stack; to the right, by a tree over the next words of the buffer, either
 * as a dependent of h or as its head. Such a tree with the root x is added in two steps, what lies
 * left of x and what lies right of it.
 *
 * <p>Only one i is kept at a time.
 */
final class ArcStandardChart {

  private static final int IMPOSSIBLE = -(1 << 20);

  private final GoldTree gold;
  private final BufferReduction reduction;

  /* The stack from the bottom, then the buffer: the places from p on. */
  private int p;
  private int q;
  private int all;

  /* Eisner's chart over the buffer, by the places of the first and the last word in it. */
  private int[] headLeft = {};
  private int[] headRight = {};
  private int[] arcRight = {};
  private int[] arcLeft = {};

  /* M for one i; h with the next tree up to its root x as a dependent; the same with x as head. */
  private int[] best = {};
  private int[] withDependent = {};
  private int[] withHead = {};

  ArcStandardChart(GoldTree gold) {
    this.gold = gold;
    this.reduction = new BufferReduction(gold, true);
  }

  /** The fewest wrong arcs among those that have to be added. */
  int remainingLoss(Configuration c) {
    load(c);
    parseBuffer();
    Arrays.fill(best, 0, (q + 1) * all, IMPOSSIBLE);
    best[p - 1] = 0;
    growRight();
    for (int i = p - 2; i >= 0; i--) {
      SearchLimit.check();
      for (int j = 0; j <= q; j++) {
        growBelow(j * all, i);
      }
      growRight();
    }
    return all - 1 - best[q * all];
  }

  /** Merges what lies on top of place i of the stack with the word there. */
  private void growBelow(int row, int i) {
    int asHead = IMPOSSIBLE;
    for (int h = i + 1; h < all; h++) {
      int arcs = best[row + h];
      asHead = Math.max(asHead, arcs + gain(i, h));
      best[row + h] = i == 0 ? IMPOSSIBLE : arcs + gain(h, i);
    }
    best[row + i] = asHead;
  }

  /** Merges what there is with trees over the next words of the buffer, as many as will come. */
  private void growRight() {
    for (int x = 0; x < q; x++) {
      attachUpTo(x);
      int row = (x + 1) * all;
      for (int root = 0; root <= x; root++) {
        int right = headLeft[(root * q) + x];
        for (int h = 0; h < all; h++) {
          best[row + h] = Math.max(best[row + h], withDependent[(root * all) + h] + right);
        }
        best[row + p + root] = Math.max(best[row + p + root], withHead[root] + right);
      }
    }
  }

  /** Adds the word x of the buffer and the trees left of it that it takes along. */
  private void attachUpTo(int x) {
    int row = x * all;
    Arrays.fill(withDependent, row, row + all, IMPOSSIBLE);
    int asHead = IMPOSSIBLE;
    for (int j = 0; j <= x; j++) {
      int left = headRight[(j * q) + x];
      for (int h = 0; h < all; h++) {
        int arcs = best[(j * all) + h] + left;
        withDependent[row + h] = Math.max(withDependent[row + h], arcs + gain(h, p + x));
        if (h > 0) {
          asHead = Math.max(asHead, arcs + gain(p + x, h));
        }
      }
    }
    withHead[x] = asHead;
  }

  private int gain(int head, int dependent) {
    return gold.head(reduction.word(dependent)) == reduction.word(head) ? 1 : 0;
  }

  private void parseBuffer() {
    for (int i = q - 1; i >= 0; i--) {
      headLeft[(i * q) + i] = 0;
      headRight[(i * q) + i] = 0;
      for (int j = i + 1; j < q; j++) {
        int inside = 0;
        for (int k = i; k < j; k++) {
          inside = Math.max(inside, headLeft[(i * q) + k] + headRight[((k + 1) * q) + j]);
        }
        arcRight[(i * q) + j] = inside + gain(p + i, p + j);
        arcLeft[(i * q) + j] = inside + gain(p + j, p + i);
        int left = 0;
        int right = 0;
        for (int k = i; k < j; k++) {
          left = Math.max(left, arcRight[(i * q) + k + 1] + headLeft[((k + 1) * q) + j]);
          right = Math.max(right, headRight[(i * q) + k] + arcLeft[(k * q) + j]);
        }
        headLeft[(i * q) + j] = left;
        headRight[(i * q) + j] = right;
      }
    }
  }

  private void load(Configuration c) {
    reduction.reduce(c);
    p = c.stackSize();
    all = reduction.length();
    q = all - p;
    if (withHead.length < all) {
      withHead = new int[all];
    }
    if (headLeft.length < q * q) {
      headLeft = new int[q * q];
      headRight = new int[q * q];
      arcRight = new int[q * q];
      arcLeft = new int[q * q];
    }
    if (best.length < (q + 1) * all) {
      best = new int[(q + 1) * all];
      withDependent = new int[(q + 1) * all];
    }
  }
}
