package dodona.oracle.base;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ArcConflictsTest {

  @Test
  void arcsThatDoNotCrossMayStillConflict() {
    ArcConflicts conflicts = new ArcConflicts();
    conflicts.start(3);
    conflicts.add(2, 1, 1);
    conflicts.add(1, 3, 5);
    assertThat(conflicts.least()).isEqualTo(1);
  }

  @Test
  void givesUpAsLittleAsTheBestProjectiveTreeLacks() {
    ArcConflicts conflicts = new ArcConflicts();
    for (int n = 1; n <= 5; n++) {
      List<DependencyTree> projective =
          SmallTrees.all(n).filter(Projectivity::isProjective).toList();
      Random random = new Random(n);
      SmallTrees.all(n)
          .forEach(
              tree -> {
                int kept = random.nextInt(3) == 0 ? -1 : random.nextInt(1 << tree.size());
                int[] weights = random.ints(tree.size() + 1, 0, 4).toArray();
                conflicts.start(tree.size());
                for (int d = 1; d <= tree.size(); d++) {
                  if (((kept >> (d - 1)) & 1) == 1) {
                    conflicts.add(tree.head(d), d, weights[d]);
                  }
                }
                int least =
                    projective.stream()
                        .mapToInt(p -> lacking(p, tree, kept, weights))
                        .min()
                        .orElseThrow();
                assertThat(conflicts.least()).as("%s of %s", kept, tree).isEqualTo(least);
              });
    }
  }

  private static int lacking(
      DependencyTree projective, DependencyTree tree, int kept, int[] weights) {
    int sum = 0;
    for (int d = 1; d <= tree.size(); d++) {
      boolean isKept = ((kept >> (d - 1)) & 1) == 1;
      sum += isKept && projective.head(d) != tree.head(d) ? weights[d] : 0;
    }
    return sum;
  }
}
