package dodona.system.swapstandard;

import java.util.Arrays;

/**
 * The configurations that a search has seen, numbered from 0, with the fewest swaps on the way to
 * each of them.
 *
 * <p>A configuration takes a few bytes: the words of the stack, the words that were swapped back to
 * the buffer, and the first word that was never shifted; the rest of the buffer follows from it.
 */
final class SwapStandardStates {

  private static final int ABSENT = -1;

  private char[] words = new char[1024];
  private int[] start = new int[64];
  private char[] stackWords = new char[64];
  private char[] fresh = new char[64];
  private int[] parent = new int[64];
  private boolean[] bySwap = new boolean[64];
  private int[] swaps = new int[64];
  private int[] bound = new int[64];
  private int[] table = new int[256];
  private int size;

  SwapStandardStates() {
    Arrays.fill(table, ABSENT);
  }

  /** Forgets all. */
  void clear() {
    Arrays.fill(table, ABSENT);
    size = 0;
  }

  int size() {
    return size;
  }

  /** The fewest swaps known so far to reach a state. */
  int swaps(int state) {
    return swaps[state];
  }

  /** Returns the minimum number of swaps that a state still needs. */
  int bound(int state) {
    return bound[state];
  }

  void setBound(int state, int atLeast) {
    bound[state] = atLeast;
  }

  /** The state before a state, −1 for the first. */
  int parent(int state) {
    return parent[state];
  }

  /** Returns whether a state was reached from its parent by SW rather than SH. */
  boolean bySwap(int state) {
    return bySwap[state];
  }

  /** Records how a state is reached. */
  void reach(int state, int from, boolean swap, int swapsSoFar) {
    parent[state] = from;
    bySwap[state] = swap;
    swaps[state] = swapsSoFar;
  }

  /** Makes a scratch configuration that of a state. */
  void restore(int state, SwapStandardScratch c) {
    c.load(words, start[state], start[state + 1], stackWords[state], fresh[state]);
  }

  /** The number of a configuration, which is {@link #size} before the call if it is new. */
  int add(SwapStandardScratch c) {
    append(c);
    int mask = table.length - 1;
    int slot = hash(size) & mask;
    while (table[slot] != ABSENT) {
      if (isEqual(table[slot], size)) {
        return table[slot];
      }
      slot = (slot + 1) & mask;
    }
    table[slot] = size++;
    if (2 * size > table.length) {
      rehash();
    }
    return size - 1;
  }

  /** Writes a configuration behind the last state, without counting it yet. */
  private void append(SwapStandardScratch c) {
    if (size + 1 == start.length) {
      int larger = 2 * start.length;
      start = Arrays.copyOf(start, larger);
      stackWords = Arrays.copyOf(stackWords, larger);
      fresh = Arrays.copyOf(fresh, larger);
      parent = Arrays.copyOf(parent, larger);
      bySwap = Arrays.copyOf(bySwap, larger);
      swaps = Arrays.copyOf(swaps, larger);
      bound = Arrays.copyOf(bound, larger);
    }
    int end = start[size];
    if (words.length < end + c.liveWords()) {
      words = Arrays.copyOf(words, (2 * words.length) + c.liveWords());
    }
    int places = c.stackSize() + c.swappedBack();
    for (int place = 1; place < places; place++) {
      words[end++] = (char) c.word(place);
    }
    stackWords[size] = (char) (c.stackSize() - 1);
    fresh[size] = (char) c.fresh();
    start[size + 1] = end;
  }

  private boolean isEqual(int a, int b) {
    return stackWords[a] == stackWords[b]
        && fresh[a] == fresh[b]
        && Arrays.equals(words, start[a], start[a + 1], words, start[b], start[b + 1]);
  }

  private int hash(int state) {
    int hash = (31 * stackWords[state]) + fresh[state];
    for (int i = start[state]; i < start[state + 1]; i++) {
      hash = (31 * hash) + words[i];
    }
    hash *= 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  private void rehash() {
    table = new int[2 * table.length];
    Arrays.fill(table, ABSENT);
    int mask = table.length - 1;
    for (int state = 0; state < size; state++) {
      int slot = hash(state) & mask;
      while (table[slot] != ABSENT) {
        slot = (slot + 1) & mask;
      }
      table[slot] = state;
    }
  }
}
