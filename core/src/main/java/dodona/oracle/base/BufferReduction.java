package dodona.oracle.base;

import dodona.transition.Configuration;
import java.util.Arrays;

/**
 * The part of a configuration that determines its loss: the stack, and the buffer without the words
 * that will be attached correctly in any case.
 *
 * <p>Those are the words below a word k in the gold tree, if they stand together with k in the
 * buffer and none of them has a gold dependent on the stack: the system can build the tree of k as
 * soon as it comes to it.
 */
public final class BufferReduction {

  private final GoldTree gold;
  private final boolean projectiveOnly;

  private int[] kept = {};
  private boolean[] isKept = {};
  private int length;

  /* What each word of the buffer dominates inside the buffer. */
  private int[] leftmost = {};
  private int[] rightmost = {};
  private int[] dominated = {};
  private boolean[] isBarred = {};
  private boolean[] isDeleted = {};

  /**
   * A reduction for the configurations of a gold tree.
   *
   * @param projectiveOnly whether the system can only build what is projective, so that a part of
   *     the tree that is not must stay
   */
  public BufferReduction(GoldTree gold, boolean projectiveOnly) {
    this.gold = gold;
    this.projectiveOnly = projectiveOnly;
  }

  /** The number of words that are kept. */
  public int length() {
    return length;
  }

  /** A word that is kept, by its place: first the stack from the bottom, then the buffer. */
  public int word(int place) {
    return kept[place];
  }

  /** Returns whether a word is kept. */
  public boolean keeps(int word) {
    return isKept[word];
  }

  /** Reduces a configuration. */
  public void reduce(Configuration c) {
    reserve(c.words() + 1);
    measureSubtrees(c);
    for (int i = 0; i < c.bufferSize(); i++) {
      int k = c.b(i);
      if (isContiguous(k) && !isBarred[k]) {
        Arrays.fill(isDeleted, leftmost[k], k, true);
        Arrays.fill(isDeleted, k + 1, rightmost[k] + 1, true);
      }
    }
    Arrays.fill(isKept, false);
    length = 0;
    for (int i = c.stackSize() - 1; i >= 0; i--) {
      keep(c.s(i));
    }
    for (int i = 0; i < c.bufferSize(); i++) {
      if (!isDeleted[c.b(i)]) {
        keep(c.b(i));
      }
    }
  }

  private void keep(int word) {
    kept[length++] = word;
    isKept[word] = true;
  }

  private boolean isContiguous(int k) {
    return rightmost[k] - leftmost[k] + 1 == dominated[k];
  }

  private void measureSubtrees(Configuration c) {
    for (int i = 0; i < c.bufferSize(); i++) {
      int word = c.b(i);
      leftmost[word] = word;
      rightmost[word] = word;
      dominated[word] = 1;
      isBarred[word] = false;
      isDeleted[word] = false;
    }
    for (int i = 0; i < c.bufferSize(); i++) {
      int word = c.b(i);
      for (int a = gold.head(word); c.isInBuffer(a); a = gold.head(a)) {
        leftmost[a] = Math.min(leftmost[a], word);
        rightmost[a] = Math.max(rightmost[a], word);
        dominated[a]++;
      }
    }
    for (int i = 0; i < c.bufferSize(); i++) {
      int word = c.b(i);
      if (hasDependentOnStack(c, word) || (projectiveOnly && !isContiguous(word))) {
        for (int a = gold.head(word); c.isInBuffer(a); a = gold.head(a)) {
          isBarred[a] = true;
        }
      }
    }
  }

  private boolean hasDependentOnStack(Configuration c, int word) {
    for (int d = gold.firstDependent(word); d > 0; d = gold.nextDependent(d)) {
      if (c.isOnStack(d)) {
        return true;
      }
    }
    return false;
  }

  private void reserve(int size) {
    if (kept.length < size) {
      kept = new int[size];
      isKept = new boolean[size];
      leftmost = new int[size];
      rightmost = new int[size];
      dominated = new int[size];
      isBarred = new boolean[size];
      isDeleted = new boolean[size];
    }
  }
}
