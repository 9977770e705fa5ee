package dodona.treebank;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PseudoProjectivityTest {

  @Test
  void liftsAnArcAndRemembersWhereFrom() {
    DependencyTree tree =
        DependencyTree.of(
            new int[] {2, 0, 2, 1, 4}, new String[] {"ccomp", "root", "nsubj", "obl", "fixed"});
    DependencyTree lifted = PseudoProjectivity.lift(tree);
    assertThat(lifted.toString())
        .isEqualTo("2-ccomp->1 0-root->2 2-nsubj->3 2-obl↑ccomp->4 4-fixed->5");
    assertThat(PseudoProjectivity.restore(lifted)).isEqualTo(tree);
  }

  @Test
  void makesEverySmallTreeProjectiveAndBringsItBackWhereLabelsTellWordsApart() {
    SmallTrees.upTo(5)
        .forEach(
            heads -> {
              String[] labels =
                  IntStream.rangeClosed(1, heads.size())
                      .mapToObj(d -> "l" + d)
                      .toArray(String[]::new);
              DependencyTree tree = DependencyTree.of(heads.heads(), labels);
              DependencyTree lifted = PseudoProjectivity.lift(tree);
              assertThat(Projectivity.isProjective(lifted)).as("%s", tree).isTrue();
              assertThat(PseudoProjectivity.restore(lifted)).isEqualTo(tree);
              if (Projectivity.isProjective(tree)) {
                assertThat(lifted).isSameAs(tree);
              }
            });
  }

  @Test
  void leavesAWordWhereItIsWhenItsHeadCannotBeFound() {
    DependencyTree parsed = DependencyTree.of(new int[] {2, 0}, new String[] {"obl↑ccomp", "root"});
    assertThat(PseudoProjectivity.restore(parsed).toString()).isEqualTo("2-obl->1 0-root->2");
  }
}
