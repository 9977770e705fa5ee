package dodona.treebank;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares with definitions written down naively, on every tree of up to six words. */
class ProjectivityTest {

  @Test
  void agreesWithTheDefinitionsOnEveryTreeOfUpToSixWords() {
    SmallTrees.upTo(6).forEach(ProjectivityTest::compareWithDefinitions);
  }

  @Test
  void agreesWithTheDefinitionsOnRandomTrees() {
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      compareWithDefinitions(SmallTrees.random(7 + random.nextInt(20), random));
    }
  }

  @Test
  void countsTheTreesOfTheLiterature() {
    long[] projective = {1, 3, 12, 55, 273, 1428};
    long[] all = {1, 3, 16, 125, 1296, 16807};
    for (int n = 1; n <= 6; n++) {
      assertThat(SmallTrees.all(n).count()).isEqualTo(all[n - 1]);
      assertThat(SmallTrees.all(n).filter(Projectivity::isProjective).count())
          .isEqualTo(projective[n - 1]);
    }
  }

  @Test
  void ordersTheWordsOfANonProjectiveSentence() {
    // Ausgelöst wurde sie durch Intel
    DependencyTree tree = DependencyTree.of(2, 0, 2, 1, 4);
    assertThat(Projectivity.projectiveOrder(tree)).containsExactly(0, 1, 4, 5, 2, 3);
    assertThat(Projectivity.maximalProjectiveComponents(tree)).containsExactly(0, 1, 2, 2, 4, 4);
  }

  @Test
  void copesWithChainsOfThousandsOfWords() {
    int n = 50_000;
    int[] heads = new int[n];
    for (int d = 1; d <= n; d++) {
      heads[d - 1] = d < n ? d + 1 : 0;
    }
    Projectivity chain = new Projectivity(DependencyTree.of(heads));
    assertThat(chain.isProjective()).isTrue();
    assertThat(chain.gapDegree()).isZero();
  }

  private static void compareWithDefinitions(DependencyTree tree) {
    Projectivity fast = new Projectivity(tree);
    assertThat(fast.nonProjectiveArcs()).as("%s", tree).isEqualTo(nonProjectiveArcs(tree));
    assertThat(fast.isProjective()).as("%s", tree).isEqualTo(nonProjectiveArcs(tree).isEmpty());
    assertThat(Projectivity.isProjective(tree)).as("%s", tree).isEqualTo(fast.isProjective());
    assertThat(fast.gapDegree()).as("%s", tree).isEqualTo(gapDegree(tree));
    assertThat(fast.edgeDegree()).as("%s", tree).isEqualTo(edgeDegree(tree));
    assertThat(fast.isWellNested()).as("%s", tree).isEqualTo(isWellNested(tree));
    List<Integer> traversal = new ArrayList<>();
    inOrder(tree, 0, traversal);
    int[] ranks = Projectivity.projectiveOrder(tree);
    for (int rank = 0; rank < traversal.size(); rank++) {
      assertThat(ranks[traversal.get(rank)]).as("%s", tree).isEqualTo(rank);
    }
  }

  private static boolean dominates(DependencyTree tree, int ancestor, int word) {
    return word == ancestor || (word > 0 && dominates(tree, ancestor, tree.head(word)));
  }

  private static BitSet nonProjectiveArcs(DependencyTree tree) {
    BitSet arcs = new BitSet();
    for (int d = 1; d <= tree.size(); d++) {
      int h = tree.head(d);
      for (int w = Math.min(h, d) + 1; w < Math.max(h, d); w++) {
        if (!dominates(tree, h, w)) {
          arcs.set(d);
        }
      }
    }
    return arcs;
  }

  private static int gapDegree(DependencyTree tree) {
    int degree = 0;
    for (int root = 1; root <= tree.size(); root++) {
      int blocks = 0;
      for (int w = 1; w <= tree.size(); w++) {
        boolean begins = dominates(tree, root, w) && !dominates(tree, root, w - 1);
        blocks += begins ? 1 : 0;
      }
      degree = Math.max(degree, blocks - 1);
    }
    return degree;
  }

  private static int edgeDegree(DependencyTree tree) {
    int degree = 0;
    for (int d = 1; d <= tree.size(); d++) {
      int h = tree.head(d);
      int left = Math.min(h, d);
      int right = Math.max(h, d);
      int components = 0;
      for (int w = left + 1; w < right; w++) {
        boolean headInside = tree.head(w) > left && tree.head(w) < right;
        components += !headInside && !dominates(tree, h, w) ? 1 : 0;
      }
      degree = Math.max(degree, components);
    }
    return degree;
  }

  private static boolean isWellNested(DependencyTree tree) {
    int n = tree.size();
    for (int u = 1; u <= n; u++) {
      for (int v = 1; v <= n; v++) {
        boolean disjoint = !dominates(tree, u, v) && !dominates(tree, v, u);
        if (disjoint && interleave(tree, u, v)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean interleave(DependencyTree tree, int u, int v) {
    int state = 0; // u, then v, then u, then v
    for (int w = 1; w <= tree.size(); w++) {
      int wanted = state % 2 == 0 ? u : v;
      state += dominates(tree, wanted, w) ? 1 : 0;
    }
    return state >= 4;
  }

  private static void inOrder(DependencyTree tree, int word, List<Integer> out) {
    for (int d = 1; d < word; d++) {
      if (tree.head(d) == word) {
        inOrder(tree, d, out);
      }
    }
    out.add(word);
    for (int d = word + 1; d <= tree.size(); d++) {
      if (tree.head(d) == word) {
        inOrder(tree, d, out);
      }
    }
  }
}
