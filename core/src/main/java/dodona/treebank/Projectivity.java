package dodona.treebank;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Measures of projectivity of a tree.
 *
 * <p>Everything here follows from one notion, the <i>blocks</i> of a word: the maximal runs of
 * consecutive words that its subtree covers. A tree is projective if every word has one block; an
 * arc is projective if its dependent lies in the block of its head; the gap degree of a word is the
 * number of its blocks less one (Kuhlmann &amp; Nivre 2006). Blocks are merged from the leaves
 * upwards, which takes O((n + g) log n) for a tree with g gaps in all.
 */
public final class Projectivity {

  private final DependencyTree tree;
  private final BitSet nonProjectiveArcs = new BitSet();
  private final Traversal traversal;
  private int gapDegree;
  private boolean wellNested = true;

  /** Analyzes a tree. */
  public Projectivity(DependencyTree tree) {
    this.tree = tree;
    this.traversal = new Traversal(tree);
    mergeBlocks();
  }

  /**
   * Returns whether a tree is projective: every arc's span holds only descendants of the arc's
   * head.
   */
  public static boolean isProjective(DependencyTree tree) {
    int[] ranks = projectiveOrder(tree);
    for (int word = 1; word < ranks.length; word++) {
      if (ranks[word] != word) {
        return false;
      }
    }
    return true;
  }

  /**
   * The projective order: each word's rank in the in-order traversal of the tree, where a word
   * stands between its left and its right dependents. Words keep their place if and only if the
   * tree is projective.
   *
   * @return the rank of word w at index w; the root's is 0
   */
  public static int[] projectiveOrder(DependencyTree tree) {
    return new Traversal(tree).inOrder();
  }

  /**
   * The maximal projective components: what arc-standard parsing builds when it attaches every word
   * as soon as all its dependents are there, but never swaps (Nivre, Kuhlmann &amp; Hall 2009).
   *
   * @return for each word the root of its component, at the word's index; 0 for the component of
   *     the artificial root
   */
  public static int[] maximalProjectiveComponents(DependencyTree tree) {
    int n = tree.size();
    int[] missing = new int[n + 1];
    for (int d = 1; d <= n; d++) {
      missing[tree.head(d)]++;
    }
    int[] attachedTo = new int[n + 1];
    Arrays.fill(attachedTo, -1);
    int[] stack = new int[n + 1];
    int top = 0;
    for (int next = 1; next <= n; next++) {
      stack[++top] = next;
      while (top > 0) {
        int s0 = stack[top];
        int s1 = stack[top - 1];
        if (tree.head(s1) == s0 && missing[s1] == 0) {
          attachedTo[s1] = s0;
          missing[s0]--;
          stack[--top] = s0;
        } else if (tree.head(s0) == s1 && missing[s0] == 0) {
          attachedTo[s0] = s1;
          missing[s1]--;
          top--;
        } else {
          break;
        }
      }
    }
    int[] component = new int[n + 1];
    Arrays.fill(component, -1);
    for (int word = 0; word <= n; word++) {
      int root = word;
      while (attachedTo[root] >= 0 && component[root] < 0) {
        root = attachedTo[root];
      }
      int found = component[root] < 0 ? root : component[root];
      for (int w = word; component[w] < 0; w = Math.max(attachedTo[w], 0)) {
        component[w] = found;
      }
    }
    return component;
  }

  /** Returns whether the tree is projective. */
  public boolean isProjective() {
    return nonProjectiveArcs.isEmpty();
  }

  /** The words whose arc spans a word that is not a descendant of the arc's head. */
  public BitSet nonProjectiveArcs() {
    return (BitSet) nonProjectiveArcs.clone();
  }

  /** The largest number of gaps in the yield of any word; 0 if and only if projective. */
  public int gapDegree() {
    return gapDegree;
  }

  /** Returns whether no two disjoint subtrees interleave. */
  public boolean isWellNested() {
    return wellNested;
  }

  /**
   * The largest degree of any arc: the number of connected components strictly inside its span that
   * its head does not dominate (Nivre 2006).
   */
  public int edgeDegree() {
    int degree = 0;
    for (int d = nonProjectiveArcs.nextSetBit(0); d >= 0; d = nonProjectiveArcs.nextSetBit(d + 1)) {
      int head = tree.head(d);
      int left = Math.min(head, d);
      int right = Math.max(head, d);
      int components = 0;
      for (int w = left + 1; w < right; w++) {
        boolean isRoot = tree.head(w) <= left || tree.head(w) >= right;
        components += isRoot && !traversal.dominates(head, w) ? 1 : 0;
      }
      degree = Math.max(degree, components);
    }
    return degree;
  }

  private void mergeBlocks() {
    int n = tree.size();
    long[][] blocksOf = new long[n + 1][];
    int[] unfinished = new int[n + 1];
    int[] open = new int[n + 1];
    for (int i = n; i >= 0; i--) {
      int head = traversal.preOrder(i);
      long[] blocks = ownBlocks(head, blocksOf, unfinished);
      wellNested = wellNested && isWellNested(blocks, unfinished, open);
      blocksOf[head] = Block.join(blocks);
      gapDegree = Math.max(gapDegree, blocksOf[head].length - 1);
      markNonProjective(head, blocksOf[head]);
    }
  }

  /** The head itself and the blocks of its dependents, from left to right, each with its owner. */
  private long[] ownBlocks(int head, long[][] blocksOf, int[] unfinished) {
    int count = 1;
    for (int d = traversal.firstChild(head); d > 0; d = traversal.nextSibling(d)) {
      count += blocksOf[d].length;
    }
    long[] blocks = new long[count];
    unfinished[head] = 1;
    blocks[0] = Block.of(head, head, head);
    int at = 1;
    for (int d = traversal.firstChild(head); d > 0; d = traversal.nextSibling(d)) {
      unfinished[d] = blocksOf[d].length;
      for (long block : blocksOf[d]) {
        blocks[at++] = Block.of(Block.start(block), Block.end(block), d);
      }
    }
    Arrays.sort(blocks);
    return blocks;
  }

  /** Returns whether the owners of the blocks nest like brackets: none continues in a later one. */
  private static boolean isWellNested(long[] blocks, int[] unfinished, int[] open) {
    int top = -1;
    for (long block : blocks) {
      int owner = Block.owner(block);
      if (unfinished[owner] > 0) {
        open[++top] = owner;
        unfinished[owner] = -unfinished[owner];
      } else if (open[top] != owner) {
        return false;
      }
      if (++unfinished[owner] == 0) {
        top--;
      }
    }
    return true;
  }

  private void markNonProjective(int head, long[] blocks) {
    int at = 0;
    while (Block.end(blocks[at]) < head) {
      at++;
    }
    for (int d = traversal.firstChild(head); d > 0; d = traversal.nextSibling(d)) {
      if (d < Block.start(blocks[at]) || d > Block.end(blocks[at])) {
        nonProjectiveArcs.set(d);
      }
    }
  }
}
