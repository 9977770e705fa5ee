package dodona.system.arcstandard;

import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import java.util.Arrays;

/**
 * The loss of arc-standard configurations for a projective gold tree, by dynamic programming in
 * O(n³) (Goldberg, Sartorio &amp; Satta 2014).
 *
 * <p>First the buffer is reduced: a word whose gold head is in the buffer too, and no dependent of
 * which is on the stack or had to be kept, will be attached right whatever else happens. What
 * remains are the stack L from the top and the kept words R. The top of the stack swallows them one
 * by one, from either side in any order: T[i,j](h) is the least number of wrong arcs after which
 * the i topmost words of L and the first j words of R have become one tree, with the root h. To
 * keep h and attach the next word to it, or the reverse, costs 1 unless the arc is gold.
 *
 * <p>T[i+1,j] needs only T[i,j] and T[i+1,j−1], so one row of T for the current i is all that is
 * kept.
 *
 * <p>Yoav Goldberg, Francesco Sartorio &amp; Giorgio Satta (2014): <i>A Tabular Method for Dynamic
 * Oracles in Transition-Based Parsing</i>.
 */
final class ArcStandardTable {

  private static final int IMPOSSIBLE = 1 << 20;

  private final GoldTree gold;
  private int[] nodes = {};
  private boolean[] isKept = {};
  private int[] row = {};

  ArcStandardTable(GoldTree gold) {
    this.gold = gold;
  }

  /** The fewest wrong arcs among those that have to be added. */
  int remainingLoss(Configuration c) {
    int stack = c.stackSize();
    reserve(c.words() + 1);
    for (int i = 0; i < stack; i++) {
      nodes[i] = c.s(i);
    }
    int all = reduceBuffer(c, stack);
    int columns = all - stack + 1;
    if (row.length < columns * all) {
      row = new int[columns * all];
    }
    Arrays.fill(row, 0, columns * all, IMPOSSIBLE);
    row[0] = 0;
    for (int i = 0; i < stack; i++) {
      for (int j = 0; j < columns; j++) {
        int cell = j * all;
        if (i > 0) {
          swallow(cell, cell, i, all);
        }
        if (j > 0) {
          swallow(cell - all, cell, stack + j - 1, all);
        }
      }
    }
    return row[((columns - 1) * all) + stack - 1];
  }

  /**
   * Adds one more word to the trees of a cell.
   *
   * @param from the cell, which is replaced if it is {@code to} and otherwise improved
   * @param x the place of the word among the nodes
   */
  private void swallow(int from, int to, int x, int all) {
    int asHead = from == to ? IMPOSSIBLE : row[to + x];
    for (int h = 0; h < all; h++) {
      int wrong = row[from + h];
      if (wrong < IMPOSSIBLE) {
        asHead = Math.min(asHead, wrong + penalty(nodes[x], nodes[h]));
        int kept = wrong + penalty(nodes[h], nodes[x]);
        row[to + h] = from == to ? kept : Math.min(row[to + h], kept);
      }
    }
    row[to + x] = asHead;
  }

  private int penalty(int head, int dependent) {
    if (dependent == 0) {
      return IMPOSSIBLE;
    }
    return gold.head(dependent) == head ? 0 : 1;
  }

  /** Appends the kept words of the buffer to the nodes, and says how many nodes there are. */
  private int reduceBuffer(Configuration c, int stack) {
    int all = stack;
    for (int i = 0; i < c.bufferSize(); i++) {
      int word = c.b(i);
      boolean keep = !c.isInBuffer(gold.head(word));
      for (int d = gold.firstDependent(word); d > 0 && !keep; d = gold.nextDependent(d)) {
        keep = c.isOnStack(d) || (d < word && c.isInBuffer(d) && isKept[d]);
      }
      isKept[word] = keep;
      if (keep) {
        nodes[all++] = word;
      }
    }
    return all;
  }

  private void reserve(int size) {
    if (nodes.length < size) {
      nodes = new int[size];
      isKept = new boolean[size];
    }
  }
}
