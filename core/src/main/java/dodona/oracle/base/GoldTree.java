package dodona.oracle.base;

import dodona.oracle.ArcWeights;
import dodona.transition.PartialTree;
import dodona.treebank.DependencyTree;
import java.util.function.ToIntFunction;

/** A gold tree over plain arrays, its labels as the numbers that a transition system gives them. */
public final class GoldTree {

  private final int[] heads;
  private final int[] labels;
  private final int[] weights;
  private final int[] firstDependent;
  private final int[] nextDependent;
  private final int[] dependentCount;

  /** Takes over a tree all of whose arcs count the same. */
  public GoldTree(DependencyTree tree, ToIntFunction<String> labelId) {
    this(tree, labelId, ArcWeights.EQUAL);
  }

  /**
   * Takes over a tree.
   *
   * @param labelId the number of a label; −1 for one that the system cannot give, so that every
   *     label is equally wrong
   * @param ofArcs how much each arc counts
   */
  public GoldTree(DependencyTree tree, ToIntFunction<String> labelId, ArcWeights ofArcs) {
    int n = tree.size();
    heads = new int[n + 1];
    labels = new int[n + 1];
    weights = new int[n + 1];
    firstDependent = new int[n + 1];
    nextDependent = new int[n + 1];
    dependentCount = new int[n + 1];
    heads[0] = -1;
    labels[0] = -1;
    for (int d = n; d > 0; d--) {
      int head = tree.head(d);
      heads[d] = head;
      labels[d] = labelId.applyAsInt(tree.label(d));
      weights[d] = ofArcs.of(tree.label(d));
      nextDependent[d] = firstDependent[head];
      firstDependent[head] = d;
      dependentCount[head]++;
    }
  }

  /** The number of words. */
  public int size() {
    return heads.length - 1;
  }

  /** The gold head of a word, −1 for the root. */
  public int head(int word) {
    return heads[word];
  }

  /** The number of the label of the arc into a word. */
  public int label(int word) {
    return labels[word];
  }

  /** Returns the weight of the arc into a word. */
  public int weight(int word) {
    return weights[word];
  }

  /** The leftmost gold dependent of a word, 0 if it has none. */
  public int firstDependent(int head) {
    return firstDependent[head];
  }

  /** The next gold dependent of the same head to the right, 0 if there is none. */
  public int nextDependent(int word) {
    return nextDependent[word];
  }

  /** Returns the number of gold dependents of a word. */
  public int dependentCount(int head) {
    return dependentCount[head];
  }

  /**
   * Returns whether a word has all its gold dependents, in a configuration that has no arcs but
   * gold ones.
   */
  public boolean isComplete(PartialTree c, int head) {
    return c.leftValency(head) + c.rightValency(head) == dependentCount[head];
  }
}
