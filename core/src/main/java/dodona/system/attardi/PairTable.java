package dodona.system.attardi;

import java.util.Arrays;

/** A numbering of pairs of ints in the order in which they are first seen; emptied and reused. */
final class PairTable {

  private int[] first = new int[64];
  private int[] second = new int[64];
  private int[] slotOf = new int[64];
  private int[] slots = new int[256];
  private int size;

  PairTable() {
    Arrays.fill(slots, -1);
  }

  /** Forgets all pairs, in time proportional to their number. */
  void clear() {
    for (int id = 0; id < size; id++) {
      slots[slotOf[id]] = -1;
    }
    size = 0;
  }

  int size() {
    return size;
  }

  int first(int id) {
    return first[id];
  }

  int second(int id) {
    return second[id];
  }

  /** The number of a pair: if it equals the size before, the pair is new. */
  int id(int a, int b) {
    int slot = find(a, b);
    if (slots[slot] >= 0) {
      return slots[slot];
    }
    if (size == first.length) {
      grow();
      slot = find(a, b);
    }
    first[size] = a;
    second[size] = b;
    slotOf[size] = slot;
    slots[slot] = size;
    return size++;
  }

  /** The slot that holds a pair, or the empty one where it belongs. */
  private int find(int a, int b) {
    int mask = slots.length - 1;
    int hash = (a * 0x9E3779B1) ^ (b * 0x85EBCA77);
    int slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot] >= 0 && (first[slots[slot]] != a || second[slots[slot]] != b)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    first = Arrays.copyOf(first, 2 * size);
    second = Arrays.copyOf(second, 2 * size);
    slotOf = new int[2 * size];
    slots = new int[2 * slots.length];
    Arrays.fill(slots, -1);
    for (int id = 0; id < size; id++) {
      slotOf[id] = find(first[id], second[id]);
      slots[slotOf[id]] = id;
    }
  }
}
