package dodona.system.easyfirst;

import dodona.transition.Configuration;
import dodona.transition.PartialTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A configuration (λ, A) of the easy-first system: the list of the words that have no head yet,
 * beginning with the root, and the arcs so far.
 *
 * <p>The list is doubly linked over arrays, so that a word leaves it in constant time. Mutable and
 * reusable like {@link Configuration}; only {@link EasyFirst} changes it.
 */
public final class EasyFirstConfiguration extends PartialTree {

  private int[] next = {};
  private int[] previous = {};
  private int listSize;

  /** An empty configuration, to be initialized by {@link EasyFirst}. */
  public EasyFirstConfiguration() {
    start(0);
  }

  /** The number of words in the list, with the root. */
  public int listSize() {
    return listSize;
  }

  /** Returns whether a word from 0 to n is in the list. */
  public boolean isInList(int word) {
    return !hasHead(word);
  }

  /** The word after one that is in the list, −1 after the last; the first word is the root 0. */
  public int next(int word) {
    return next[word];
  }

  /** The word before one that is in the list, −1 before the root. */
  public int previous(int word) {
    return previous[word];
  }

  @Override
  public void copyFrom(PartialTree of) {
    EasyFirstConfiguration other = (EasyFirstConfiguration) of;
    copyArcs(other);
    reserve(words());
    listSize = other.listSize;
    System.arraycopy(other.next, 0, next, 0, words() + 1);
    System.arraycopy(other.previous, 0, previous, 0, words() + 1);
  }

  /** Starts with λ = [0, 1 … n]. */
  @Override
  public void start(int n) {
    super.start(n);
    reserve(n);
    for (int word = 0; word <= n; word++) {
      previous[word] = word - 1;
      next[word] = word < n ? word + 1 : -1;
    }
    listSize = n + 1;
  }

  /** Takes a word other than the root out of the list. */
  void remove(int word) {
    int before = previous[word];
    int after = next[word];
    next[before] = after;
    if (after >= 0) {
      previous[after] = before;
    }
    listSize--;
  }

  private void reserve(int n) {
    if (next.length < n + 1) {
      next = new int[n + 1];
      previous = new int[n + 1];
    }
  }

  @Override
  public Map<String, List<Integer>> parts() {
    return Map.of("list", list());
  }

  private List<Integer> list() {
    List<Integer> list = new ArrayList<>(listSize);
    for (int word = 0; word >= 0; word = next[word]) {
      list.add(word);
    }
    return list;
  }

  /** List and arcs, such as {@code λ=[0 2 3] A={2→1}}. */
  @Override
  public String toString() {
    return "λ=[" + join(list()) + "] A=" + arcs();
  }
}
