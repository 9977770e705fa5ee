package dodona.oracle.base;

import java.util.Arrays;

/**
 * The least weight of arcs of a set that must be given up so that one projective tree holds all the
 * others.
 *
 * <p>The costs of arc-decomposable systems count the arcs that each on their own can still be
 * reached. If those arcs all fit into one projective tree, they can be reached together; if not,
 * the loss is larger by the weight found here. That no two arcs cross is not enough: 2→1 and 1→3 do
 * not, yet 1 would have to stand both inside and outside the span of its head.
 *
 * <p>First every word goes that has no part in a conflict: one without arcs, and one whose only arc
 * comes from a neighbor, as it can be added to any projective tree of the others. On the few words
 * that are left, if any, runs Eisner's algorithm with the weights of the arcs of the set and 0 for
 * all others. So it takes O(n) for a set without conflicts.
 *
 * <p>Jason Eisner (1996): <i>Three New Probabilistic Models for Dependency Parsing</i>.
 */
public final class ArcConflicts {

  private int[] heads = {};
  private int[] weights = {};
  private int[] dependents = {};
  private int[] next = {};
  private int[] previous = {};
  private int[] core = {};
  private int words;

  private int[] completeRight = {};
  private int[] completeLeft = {};
  private int[] incompleteRight = {};
  private int[] incompleteLeft = {};

  /** Begins an empty set over the words 1…n and the root 0. */
  public void start(int n) {
    words = n;
    if (heads.length < n + 1) {
      heads = new int[n + 1];
      weights = new int[n + 1];
      dependents = new int[n + 1];
      next = new int[n + 1];
      previous = new int[n + 1];
      core = new int[n + 1];
    }
    Arrays.fill(heads, 0, n + 1, -1);
    Arrays.fill(dependents, 0, n + 1, 0);
  }

  /** Adds an arc; no word may get a second head, nor the arcs form a cycle. */
  public void add(int head, int dependent, int weight) {
    if (weight > 0) { // else it can be given up for nothing
      heads[dependent] = head;
      weights[dependent] = weight;
      dependents[head]++;
    }
  }

  /** The least weight of arcs to give up; uses up the set. */
  public int least() {
    int size = reduceToCore();
    int all = 0;
    for (int i = 0; i < size; i++) {
      all += heads[core[i]] >= 0 ? weights[core[i]] : 0;
    }
    return all == 0 ? 0 : all - heaviestProjectiveSubset(size);
  }

  /** Removes the words without a part in a conflict, and lists the others from left to right. */
  private int reduceToCore() {
    for (int word = 0; word <= words; word++) {
      previous[word] = word - 1;
      next[word] = word < words ? word + 1 : -1;
    }
    int word = next[0];
    while (word > 0) {
      int before = previous[word];
      int after = next[word];
      int head = heads[word];
      if (dependents[word] == 0 && (head < 0 || head == before || head == after)) {
        if (head >= 0) {
          dependents[head]--;
        }
        next[before] = after;
        if (after > 0) {
          previous[after] = before;
        }
        word = before > 0 ? before : after;
      } else {
        word = after;
      }
    }
    int size = 0;
    for (word = 0; word >= 0; word = next[word]) {
      core[size++] = word;
    }
    return size;
  }

  private int heaviestProjectiveSubset(int size) {
    reserve(size * size);
    for (int i = 0; i < size; i++) {
      completeRight[(i * size) + i] = 0;
      completeLeft[(i * size) + i] = 0;
    }
    for (int width = 1; width < size; width++) {
      for (int i = 0; i + width < size; i++) {
        int j = i + width;
        int inside = 0;
        for (int k = i; k < j; k++) {
          int both = completeRight[(i * size) + k] + completeLeft[((k + 1) * size) + j];
          inside = Math.max(inside, both);
        }
        int span = (i * size) + j;
        incompleteRight[span] = inside + (heads[core[j]] == core[i] ? weights[core[j]] : 0);
        incompleteLeft[span] = inside + (heads[core[i]] == core[j] ? weights[core[i]] : 0);
        int right = 0;
        int left = 0;
        for (int k = i; k < j; k++) {
          int split = ((k + 1) * size) + j;
          right = Math.max(right, incompleteRight[(i * size) + k + 1] + completeRight[split]);
          left = Math.max(left, completeLeft[(i * size) + k] + incompleteLeft[(k * size) + j]);
        }
        completeRight[span] = right;
        completeLeft[span] = left;
      }
    }
    return completeRight[size - 1];
  }

  private void reserve(int cells) {
    if (completeRight.length < cells) {
      completeRight = new int[cells];
      completeLeft = new int[cells];
      incompleteRight = new int[cells];
      incompleteLeft = new int[cells];
    }
  }
}
