package dodona.treebank;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Makes trees projective and back: a non-projective arc is lifted from head to head until it is
 * projective, and its label remembers the label of the word that it was lifted from.
 *
 * <p>The encoding is <i>Head</i> of Joakim Nivre &amp; Jens Nilsson (2005): <i>Pseudo-Projective
 * Dependency Parsing</i>. The label {@code obl↑ccomp} says that the true head is a word with the
 * label {@code ccomp}; it is looked for below the present head, nearest first and from left to
 * right. What cannot be found stays where it is.
 */
public final class PseudoProjectivity {

  /** Stands between the label of a lifted arc and that of its true head. */
  public static final char LIFTED = '↑';

  private PseudoProjectivity() {}

  /** The projective tree of a tree; the tree itself if it is projective. */
  public static DependencyTree lift(DependencyTree tree) {
    DependencyTree lifted = tree;
    while (true) {
      BitSet arcs = new Projectivity(lifted).nonProjectiveArcs();
      if (arcs.isEmpty()) {
        return lifted;
      }
      lifted = liftOne(tree, lifted, shortest(lifted, arcs));
    }
  }

  private static int shortest(DependencyTree tree, BitSet arcs) {
    int shortest = arcs.nextSetBit(0);
    for (int d = shortest; d >= 0; d = arcs.nextSetBit(d + 1)) {
      if (Math.abs(d - tree.head(d)) < Math.abs(shortest - tree.head(shortest))) {
        shortest = d;
      }
    }
    return shortest;
  }

  private static DependencyTree liftOne(DependencyTree original, DependencyTree tree, int d) {
    int[] heads = tree.heads();
    String[] labels = tree.labels();
    heads[d - 1] = tree.head(tree.head(d));
    labels[d - 1] = original.label(d) + LIFTED + original.label(original.head(d));
    return DependencyTree.of(heads, labels);
  }

  /** The tree with lifted arcs put back according to their labels, and plain labels. */
  public static DependencyTree restore(DependencyTree tree) {
    int[] heads = tree.heads();
    String[] labels = tree.labels();
    List<Integer> lifted = new ArrayList<>(fromTheTop(heads));
    lifted.removeIf(d -> labels[d - 1].indexOf(LIFTED) < 0);
    // A true head may itself be lifted and come within reach only when it is back in its place.
    while (lifted.removeIf(d -> putBack(heads, labels, d))) {}
    for (int d : lifted) {
      labels[d - 1] = plain(labels[d - 1]);
    }
    return DependencyTree.of(heads, labels);
  }

  private static boolean putBack(int[] heads, String[] labels, int d) {
    String wanted = labels[d - 1].substring(labels[d - 1].indexOf(LIFTED) + 1);
    int head = find(heads, labels, heads[d - 1], d, wanted);
    if (head >= 0) {
      heads[d - 1] = head;
      labels[d - 1] = plain(labels[d - 1]);
    }
    return head >= 0;
  }

  /** The words by their depth, from left to right where that is equal. */
  private static List<Integer> fromTheTop(int[] heads) {
    List<Integer> words = new ArrayList<>();
    for (int next = -1; next < words.size(); next++) {
      int head = next < 0 ? 0 : words.get(next);
      for (int d = 1; d <= heads.length; d++) {
        if (heads[d - 1] == head) {
          words.add(d);
        }
      }
    }
    return words;
  }

  /** The nearest word below {@code top} with a label, but not below {@code dependent}; else −1. */
  private static int find(int[] heads, String[] labels, int top, int dependent, String wanted) {
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(top);
    while (!queue.isEmpty()) {
      int head = queue.remove();
      for (int d = 1; d <= heads.length; d++) {
        if (heads[d - 1] == head && d != dependent) {
          if (plain(labels[d - 1]).equals(wanted)) {
            return d;
          }
          queue.add(d);
        }
      }
    }
    return -1;
  }

  private static String plain(String label) {
    int mark = label.indexOf(LIFTED);
    return mark < 0 ? label : label.substring(0, mark);
  }
}
