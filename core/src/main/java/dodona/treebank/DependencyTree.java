package dodona.treebank;

import dodona.error.InvalidInputException;
import java.util.Arrays;
import java.util.List;

/** A labeled dependency tree over the words 1…n, rooted in 0; immutable. */
public final class DependencyTree {

  /** The label of an arc that has none. */
  public static final String NO_LABEL = "_";

  private final int[] heads;
  private final String[] labels;

  private DependencyTree(int[] heads, String[] labels) {
    this.heads = heads;
    this.labels = labels;
  }

  /**
   * An unlabeled tree.
   *
   * @param heads the heads of the words 1, 2, …, n; {@code of(2, 0, 2)} is <i>John likes Mary</i>
   * @throws InvalidInputException if the heads do not form a tree
   */
  public static DependencyTree of(int... heads) {
    String[] labels = new String[heads.length];
    Arrays.fill(labels, NO_LABEL);
    return of(heads, labels);
  }

  /**
   * A labeled tree.
   *
   * @param heads the heads of the words 1, 2, …, n
   * @param labels the labels of the arcs into the words 1, 2, …, n
   * @throws InvalidInputException if the heads do not form a tree
   */
  public static DependencyTree of(int[] heads, String[] labels) {
    if (heads.length != labels.length) {
      throw new InvalidInputException(heads.length + " heads but " + labels.length + " labels");
    }
    int n = heads.length;
    int[] headOf = new int[n + 1];
    String[] labelOf = new String[n + 1];
    headOf[0] = -1;
    labelOf[0] = NO_LABEL;
    System.arraycopy(heads, 0, headOf, 1, n);
    System.arraycopy(labels, 0, labelOf, 1, n);
    List<TreeDefect> defects = TreeDefect.of(headOf);
    if (!defects.isEmpty()) {
      throw new InvalidInputException("not a tree: " + defects.get(0).message());
    }
    return new DependencyTree(headOf, labelOf);
  }

  /** The number of words. */
  public int size() {
    return heads.length - 1;
  }

  /** The head of a word; 0 for a root, −1 for the artificial root itself. */
  public int head(int dependent) {
    return heads[dependent];
  }

  /** A label up to its first colon: {@code nsubj} for {@code nsubj:pass}. */
  public static String universal(String label) {
    int colon = label.indexOf(':');
    return colon < 0 ? label : label.substring(0, colon);
  }

  /** The label of the arc into a word. */
  public String label(int dependent) {
    return labels[dependent];
  }

  /** The heads of the words 1…n, in a new array of length n. */
  public int[] heads() {
    return Arrays.copyOfRange(heads, 1, heads.length);
  }

  /** The labels of the words 1…n, in a new array of length n. */
  public String[] labels() {
    return Arrays.copyOfRange(labels, 1, labels.length);
  }

  /** The labels without repetition, in the order in which they occur. */
  public List<String> distinctLabels() {
    return Arrays.stream(labels()).distinct().toList();
  }

  /** Returns the number of words whose head is 0. */
  public int rootCount() {
    int count = 0;
    for (int d = 1; d < heads.length; d++) {
      count += heads[d] == 0 ? 1 : 0;
    }
    return count;
  }

  /** The first word whose head is 0, or −1 in the empty tree. */
  public int root() {
    for (int d = 1; d < heads.length; d++) {
      if (heads[d] == 0) {
        return d;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DependencyTree tree
        && Arrays.equals(heads, tree.heads)
        && Arrays.equals(labels, tree.labels);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(heads) + Arrays.hashCode(labels);
  }

  /** The arcs from left to right, such as {@code 2-nsubj->1 0-root->2 2-obj->3}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int d = 1; d < heads.length; d++) {
      text.append(d > 1 ? " " : "");
      text.append(heads[d]).append('-').append(labels[d]).append("->").append(d);
    }
    return text.toString();
  }
}
