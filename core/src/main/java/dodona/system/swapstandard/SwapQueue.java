package dodona.system.swapstandard;

import java.util.Arrays;

/**
 * A priority queue of search states by a small number, first the smallest; among equals the one
 * that was added last, so that a search dives.
 */
final class SwapQueue {

  private static final int END = -1;

  private int[] newest = new int[16];
  private int[] state = new int[64];
  private int[] older = new int[64];
  private int size;
  private int least;

  SwapQueue() {
    Arrays.fill(newest, END);
  }

  /** Forgets all. */
  void clear() {
    Arrays.fill(newest, END);
    size = 0;
    least = 0;
  }

  void add(int item, int priority) {
    if (priority >= newest.length) {
      int length = newest.length;
      newest = Arrays.copyOf(newest, 2 * priority);
      Arrays.fill(newest, length, newest.length, END);
    }
    if (size == state.length) {
      state = Arrays.copyOf(state, 2 * size);
      older = Arrays.copyOf(older, 2 * size);
    }
    state[size] = item;
    older[size] = newest[priority];
    newest[priority] = size++;
    least = Math.min(least, priority);
  }

  /** The smallest priority, or a number above all if the queue is empty. */
  int leastPriority() {
    while (least < newest.length && newest[least] == END) {
      least++;
    }
    return least < newest.length ? least : Integer.MAX_VALUE;
  }

  /** Takes out the state that is first. */
  int remove() {
    int entry = newest[leastPriority()];
    newest[least] = older[entry];
    return state[entry];
  }
}
