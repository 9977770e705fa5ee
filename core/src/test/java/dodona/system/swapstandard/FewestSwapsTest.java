package dodona.system.swapstandard;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FewestSwapsTest {

  private static final SwapStandard SYSTEM = SwapStandardRuns.UNLABELLED;

  @Test
  void equalsExhaustiveSearchInTheProjectiveOrder() {
    SmallTrees.upTo(6).forEach(FewestSwapsTest::assertExactInProjectiveOrder);
    Random random = new Random(31);
    for (int i = 0; i < 200; i++) {
      assertExactInProjectiveOrder(SmallTrees.random(8, random));
    }
  }

  private static void assertExactInProjectiveOrder(DependencyTree tree) {
    int fewest = SwapStandardReference.inProjectiveOrder(tree).fewestSwaps();
    assertFound(tree, FewestSwaps.inProjectiveOrder(tree), fewest);
  }

  @Test
  void equalsExhaustiveSearchInAnyOrder() {
    SmallTrees.upTo(6).forEach(FewestSwapsTest::assertExactInAnyOrder);
    Random random = new Random(32);
    for (int i = 0; i < 200; i++) {
      assertExactInAnyOrder(SmallTrees.random(7, random));
    }
  }

  private static void assertExactInAnyOrder(DependencyTree tree) {
    int fewest = SwapStandardReference.inAnyOrder(tree).fewestSwaps();
    assertFound(tree, FewestSwaps.inAnyOrder(tree), fewest);
  }

  private static void assertFound(DependencyTree tree, FewestSwaps found, int fewest) {
    assertThat(found.swaps()).as(tree::toString).isEqualTo(fewest);
    assertThat(found.isExact()).as(tree::toString).isTrue();
    assertThat(Collections.frequency(found.moves(), StackMove.SWAP)).isEqualTo(fewest);
    assertThat(replay(tree, found.moves())).as(() -> tree + ": " + found.moves()).isEqualTo(tree);
  }

  private static DependencyTree replay(DependencyTree tree, List<StackMove> moves) {
    Configuration c = new Configuration();
    SYSTEM.initialize(c, tree.size());
    for (StackMove move : moves) {
      int transition = SYSTEM.transitions().first(move);
      assertThat(SYSTEM.isLegal(c, transition)).as(() -> move + " in " + c).isTrue();
      SYSTEM.apply(c, transition);
    }
    return c.tree(List.of(DependencyTree.NO_LABEL));
  }

  @Test
  void someTreesNeedFewerSwapsWhenTheProjectiveOrderIsIgnored() {
    DependencyTree tree = DependencyTree.of(4, 4, 0, 3);
    assertThat(FewestSwaps.inProjectiveOrder(tree).swaps()).isEqualTo(2);
    assertThat(FewestSwaps.inAnyOrder(tree).swaps()).isEqualTo(1);
    assertThat(SmallTrees.all(4).mapToInt(t -> FewestSwaps.inAnyOrder(t).swaps()).sum())
        .isEqualTo(80);
  }

  @Test
  void saysSoWhenItGivesUp() {
    DependencyTree hard = SmallTrees.random(30, new Random(33));
    FewestSwaps found = FewestSwaps.inProjectiveOrder(hard, 10);
    assertThat(found.isExact()).isFalse();
    assertThat(found.atLeast()).isPositive().isLessThan(found.swaps());
    assertThat(found.swaps()).isEqualTo(SwapStandardRuns.lazy(hard));
    assertThat(replay(hard, found.moves())).isEqualTo(hard);
  }
}
