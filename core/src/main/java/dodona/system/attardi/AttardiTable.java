package dodona.system.attardi;

import dodona.oracle.SearchLimit;
import dodona.oracle.base.BufferReduction;
import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import java.util.Arrays;

/**
 * The loss of configurations of Attardi's system, by dynamic programming over pieces of
 * computations (Gómez-Rodríguez, Sartorio &amp; Satta 2014, corrected).
 *
 * <p>Let γ be the stack followed by what a {@linkplain BufferReduction reduction} leaves of the
 * buffer, and ℓ the size of the stack. T[i,j]([h1, h2 h3]) is the least number of wrong arcs in a
 * computation that begins with h1 on top of the stack, pushes γ(i) … γ(j−1), never goes below h1's
 * place and ends with h3 on top and h2 in that place. Two pieces that fit are joined by one of the
 * four arcs.
 *
 * <p>In what the paper prints, the reduction also deletes words whose gold head is gone or on the
 * stack, and the test whether an arc inside the buffer may be wrong looks at the wrong word: such
 * an arc is of use only if the gold head of its <i>dependent</i> is not in γ. Corrected so, it is
 * exact for every gold tree that the system can derive.
 *
 * <p>The table is one array. Inside the stack h1 can only be γ(i−1), h2 is h1 or one of γ(i) …
 * γ(j−1), and h3 is one of those: that makes blocks of (j − i + 1)(j − i) cells, one for each (i,
 * j, h1), each with a list of the cells in use, since most are not.
 *
 * <p>Carlos Gómez-Rodríguez, Francesco Sartorio &amp; Giorgio Satta (2014): <i>A Polynomial-Time
 * Dynamic Oracle for Non-Projective Dependency Parsing</i>.
 */
final class AttardiTable {

  private static final int UNUSED = Integer.MAX_VALUE;

  private final GoldTree gold;

  private final BufferReduction reduction;
  private int stackSize;
  private int length;

  /* The table: cells, the used ones of each block, and where blocks begin. */
  private int[] cells = {};
  private int[] used = {};
  private int[] usedCount = {};
  private int[] blockStart = {};

  AttardiTable(GoldTree gold) {
    this.gold = gold;
    this.reduction = new BufferReduction(gold, false);
  }

  /** The fewest wrong arcs among those that have to be added. */
  int remainingLoss(Configuration c) {
    reduction.reduce(c);
    stackSize = c.stackSize();
    length = reduction.length();
    layOutBlocks();
    for (int i = 0; i < length; i++) {
      for (int h = lowest(i); h < i; h++) {
        improve(i, i + 1, h, h, i, 0);
      }
    }
    for (int d = 2; d <= length; d++) {
      SearchLimit.check();
      for (int i = Math.max(0, stackSize - d); i <= length - d; i++) {
        int j = i + d;
        join(i, i + 1, j);
        for (int k = Math.max(i + 2, stackSize); k < j; k++) {
          join(i, k, j);
        }
      }
    }
    return cells[blockStart[block(0, length, -1)]];
  }

  /** Joins the computations over γ(i) … γ(k−1) with those over γ(k) … γ(j−1). */
  private void join(int i, int k, int j) {
    int width = k - i;
    for (int h1 = lowest(i); h1 < i; h1++) {
      int start = blockStart[block(i, k, h1)];
      for (int u = 0; u < usedCount[block(i, k, h1)]; u++) {
        int cell = used[start + u];
        int h2 = cell / width == 0 ? h1 : i + (cell / width) - 1;
        int h3 = i + (cell % width);
        if (k >= stackSize || h3 == k - 1) {
          joinWith(i, k, j, h1, h2, h3, cells[start + cell]);
        }
      }
    }
  }

  private void joinWith(int i, int k, int j, int h1, int h2, int h3, int value) {
    int width = j - k;
    int right = block(k, j, h3);
    int start = blockStart[right];
    for (int u = 0; u < usedCount[right]; u++) {
      int cell = used[start + u];
      int h4 = cell / width == 0 ? h3 : k + (cell / width) - 1;
      int h5 = k + (cell % width);
      int sum = value + cells[start + cell];
      attach(i, j, h5, h4, h1, h2, h5, sum);
      attach(i, j, h4, h5, h1, h2, h4, sum);
      if (h2 >= 0) {
        attach(i, j, h5, h2, h1, h4, h5, sum);
        attach(i, j, h2, h5, h1, h2, h4, sum);
      }
    }
  }

  /** Adds an arc between two places of γ, after which [h1, h2 h3] is what there is. */
  private void attach(int i, int j, int head, int dependent, int h1, int h2, int h3, int value) {
    int word = reduction.word(dependent);
    if (word == 0) {
      return;
    }
    int goldHead = gold.head(word);
    int wrong = goldHead == reduction.word(head) ? 0 : 1;
    if (i < stackSize || wrong == 0 || !reduction.keeps(goldHead)) {
      improve(i, j, h1, h2, h3, value + wrong);
    }
  }

  private void improve(int i, int j, int h1, int h2, int h3, int value) {
    int block = block(i, j, h1);
    int cell = cell(i, j, h1, h2, h3);
    int at = blockStart[block] + cell;
    if (cells[at] == UNUSED) {
      used[blockStart[block] + usedCount[block]++] = cell;
    }
    cells[at] = Math.min(cells[at], value);
  }

  /**
   * An entry of the table that the last loss was found in, as the paper prints it: T[i,j]([h1, h2
   * h3]).
   *
   * @param h1 a place in γ, as h2 and h3; −1 for what lies below the root
   * @return −1 if there is none
   */
  int entry(int i, int j, int h1, int h2, int h3) {
    if (j <= i || h1 < lowest(i)) {
      return -1;
    }
    int value = cells[blockStart[block(i, j, h1)] + cell(i, j, h1, h2, h3)];
    return value == UNUSED ? -1 : value;
  }

  private static int cell(int i, int j, int h1, int h2, int h3) {
    return ((h2 == h1 ? 0 : h2 - i + 1) * (j - i)) + h3 - i;
  }

  /** The number of the block of i, j and h1; h1 = −1 is what lies below the root. */
  private int block(int i, int j, int h1) {
    return (((i * (length + 1)) + j) * length) + Math.max(h1, 0);
  }

  /** The lowest place that h1 can have; the highest is i − 1. */
  private int lowest(int i) {
    return i < stackSize ? i - 1 : 0;
  }

  private void layOutBlocks() {
    int blocks = length * (length + 1) * length;
    if (blockStart.length < blocks) {
      blockStart = new int[blocks];
      usedCount = new int[blocks];
    }
    int total = 0;
    for (int i = 0; i < length; i++) {
      for (int j = i + 1; j <= length; j++) {
        for (int h = lowest(i); h < i; h++) {
          blockStart[block(i, j, h)] = total;
          usedCount[block(i, j, h)] = 0;
          total = Math.addExact(total, (j - i + 1) * (j - i));
        }
      }
    }
    if (cells.length < total) {
      cells = new int[total];
      used = new int[total];
    }
    Arrays.fill(cells, 0, total, UNUSED);
  }
}
