package dodona.train.gold;

import dodona.transition.PartialTree;
import java.util.Arrays;

/** The beginning of a derivation, in a reusable array. */
public final class Prefix {

  private int[] transitions = new int[256];
  private int length;

  public void clear() {
    length = 0;
  }

  public void copy(PartialTree c) {
    clear();
    for (int step = 0; step < c.derivationLength(); step++) {
      add(c.derivation(step));
    }
  }

  public void copy(Prefix other, int steps) {
    clear();
    for (int step = 0; step < Math.min(steps, other.length); step++) {
      add(other.transitions[step]);
    }
  }

  public void add(int transition) {
    if (length == transitions.length) {
      transitions = Arrays.copyOf(transitions, 2 * length);
    }
    transitions[length++] = transition;
  }

  public int length() {
    return length;
  }

  public int get(int step) {
    return transitions[step];
  }

  public int[] toArray() {
    return Arrays.copyOf(transitions, length);
  }

  /**
   * Returns whether a configuration's derivation equals the given number of first steps of this
   * one, or all of them if there are fewer.
   */
  public boolean beginsWith(PartialTree c, int steps) {
    int wanted = Math.min(steps, length);
    if (c.derivationLength() != wanted) {
      return false;
    }
    for (int step = wanted - 1; step >= 0; step--) {
      if (c.derivation(step) != transitions[step]) {
        return false;
      }
    }
    return true;
  }
}
