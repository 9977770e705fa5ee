package dodona.system.attardi;

import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;

/**
 * A lookahead that follows gold arcs to decide whether Attardi's system can complete the gold tree.
 *
 * <p>A gold arc whose dependent is complete may be added as soon as it can be: nothing is waiting
 * for the dependent any more, and without it the other words of the stack are no further apart. So
 * there is nothing to search for. Add such arcs while there are any, else shift; that completes the
 * gold tree if anything does, in O(n).
 */
final class AttardiLookahead {

  private final GoldTree gold;
  private final int[] stack;
  private final int[] missing;
  private int size;
  private int next;

  AttardiLookahead(GoldTree gold) {
    this.gold = gold;
    this.stack = new int[gold.size() + 1];
    this.missing = new int[gold.size() + 1];
  }

  /** Returns whether the system can derive the gold tree. */
  boolean completesFromStart() {
    for (int word = 0; word <= gold.size(); word++) {
      missing[word] = gold.dependentCount(word);
    }
    stack[0] = 0;
    size = 1;
    next = 1;
    return completes();
  }

  /**
   * Returns whether the gold tree can be completed after SH in a configuration with gold arcs only.
   */
  boolean completesAfterShift(Configuration c) {
    for (int word = 0; word <= gold.size(); word++) {
      missing[word] = gold.dependentCount(word) - c.leftValency(word) - c.rightValency(word);
    }
    size = c.stackSize();
    for (int i = 0; i < size; i++) {
      stack[size - 1 - i] = c.s(i);
    }
    next = c.b(0);
    shift();
    return completes();
  }

  private boolean completes() {
    while (size > 1 || next <= gold.size()) {
      if (canAttach(1, 0)) {
        remove(1, 0);
      } else if (canAttach(0, 1)) {
        remove(0, 1);
      } else if (canAttach(2, 0)) {
        remove(2, 0);
      } else if (canAttach(0, 2)) {
        remove(0, 2);
      } else if (next <= gold.size()) {
        shift();
      } else {
        return false;
      }
    }
    return true;
  }

  private void shift() {
    stack[size++] = next++;
  }

  /** Returns whether the arc between two depths is a gold arc whose dependent is complete. */
  private boolean canAttach(int dependentDepth, int headDepth) {
    if (size <= Math.max(dependentDepth, headDepth)) {
      return false;
    }
    int dependent = stack[size - 1 - dependentDepth];
    return gold.head(dependent) == stack[size - 1 - headDepth] && missing[dependent] == 0;
  }

  private void remove(int dependentDepth, int headDepth) {
    missing[stack[size - 1 - headDepth]]--;
    size--;
    for (int at = size - dependentDepth; at < size; at++) {
      stack[at] = stack[at + 1];
    }
  }
}
