package dodona;

import dodona.treebank.DependencyTree;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All trees of a few words, and random ones of many: what the proofs run on. */
public final class SmallTrees {

  private SmallTrees() {}

  /** Every tree of {@code n} words, several roots allowed: (n + 1)^(n − 1) of them. */
  public static Stream<DependencyTree> all(int n) {
    int graphs = (int) Math.pow(n + 1, n);
    return IntStream.range(0, graphs)
        .mapToObj(
            code -> {
              int[] heads = new int[n];
              int rest = code;
              for (int d = n - 1; d >= 0; d--) {
                heads[d] = rest % (n + 1);
                rest /= n + 1;
              }
              return heads;
            })
        .filter(SmallTrees::isTree)
        .map(DependencyTree::of);
  }

  /** Every tree of one to {@code n} words. */
  public static Stream<DependencyTree> upTo(int n) {
    return IntStream.rangeClosed(1, n).boxed().flatMap(SmallTrees::all);
  }

  /** A tree drawn at random: each word attaches to one that was placed before it. */
  public static DependencyTree random(int n, Random random) {
    int[] order = IntStream.rangeClosed(1, n).toArray();
    for (int i = n - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    int[] heads = new int[n];
    for (int i = 1; i < n; i++) {
      heads[order[i] - 1] = order[random.nextInt(i)];
    }
    return DependencyTree.of(heads);
  }

  /** A tree with a label a, b or c, drawn at random, for every arc. */
  public static DependencyTree labeled(DependencyTree tree, Random random) {
    String[] labels = new String[tree.size()];
    for (int d = 0; d < labels.length; d++) {
      labels[d] = String.valueOf((char) ('a' + random.nextInt(3)));
    }
    return DependencyTree.of(tree.heads(), labels);
  }

  private static boolean isTree(int[] heads) {
    for (int d = 1; d <= heads.length; d++) {
      int word = d;
      for (int steps = 0; word != 0; steps++) {
        if (steps > heads.length) {
          return false;
        }
        word = heads[word - 1];
      }
    }
    return true;
  }
}
