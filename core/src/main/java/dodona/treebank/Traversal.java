package dodona.treebank;

/** Links from heads to dependents, and the orders in which a tree can be walked. */
final class Traversal {

  private final int[] firstChild;
  private final int[] nextSibling;
  private final int[] preOrder;
  private final int[] preRank;
  private final int[] subtreeSize;
  private final int[] inOrder;

  Traversal(DependencyTree tree) {
    int n = tree.size();
    firstChild = new int[n + 1];
    nextSibling = new int[n + 1];
    for (int d = n; d > 0; d--) {
      nextSibling[d] = firstChild[tree.head(d)];
      firstChild[tree.head(d)] = d;
    }
    preOrder = new int[n + 1];
    preRank = new int[n + 1];
    inOrder = new int[n + 1];
    walk(tree);
    subtreeSize = new int[n + 1];
    for (int i = n; i >= 0; i--) {
      int word = preOrder[i];
      subtreeSize[word]++;
      if (word > 0) {
        subtreeSize[tree.head(word)] += subtreeSize[word];
      }
    }
  }

  /** Numbers the words in both orders, without recursion: chains may be thousands of words deep. */
  private void walk(DependencyTree tree) {
    int n = tree.size();
    int[] pending = firstChild.clone();
    boolean[] passed = new boolean[n + 1];
    int preCount = 0;
    int inCount = 0;
    preOrder[preCount++] = 0;
    int word = 0;
    while (word >= 0) {
      int child = pending[word];
      if (!passed[word] && (child == 0 || child > word)) {
        passed[word] = true;
        inOrder[word] = inCount++;
      }
      if (child == 0) {
        word = tree.head(word);
      } else {
        pending[word] = nextSibling[child];
        preRank[child] = preCount;
        preOrder[preCount++] = child;
        word = child;
      }
    }
  }

  /** The leftmost dependent of a word, or 0. */
  int firstChild(int head) {
    return firstChild[head];
  }

  /** The next dependent of the same head, or 0. */
  int nextSibling(int word) {
    return nextSibling[word];
  }

  /** The word at a rank of the pre-order, in which every head stands before its dependents. */
  int preOrder(int rank) {
    return preOrder[rank];
  }

  /** The rank of each word in the in-order, where a head stands between its dependents. */
  int[] inOrder() {
    return inOrder.clone();
  }

  /** Returns whether a word is an ancestor of another or the same word. */
  boolean dominates(int ancestor, int word) {
    int distance = preRank[word] - preRank[ancestor];
    return distance >= 0 && distance < subtreeSize[ancestor];
  }
}
