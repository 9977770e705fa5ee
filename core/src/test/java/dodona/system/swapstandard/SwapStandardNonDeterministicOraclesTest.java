package dodona.system.swapstandard;

import static dodona.system.swapstandard.SwapStandardRuns.UNLABELLED;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dodona.SmallTrees;
import dodona.oracle.NonDeterministicOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SwapStandardNonDeterministicOraclesTest {

  @Test
  void ndAllPermitsExactlyWhatLeadsToTheGoldTreeInTheProjectiveOrder() {
    SmallTrees.upTo(5).forEach(SwapStandardNonDeterministicOraclesTest::assertNdAllIsExact);
    Random random = new Random(21);
    Stream.generate(() -> SmallTrees.random(7, random))
        .limit(100)
        .forEach(SwapStandardNonDeterministicOraclesTest::assertNdAllIsExact);
  }

  private static void assertNdAllIsExact(DependencyTree tree) {
    SwapStandardReference reference = SwapStandardReference.inProjectiveOrder(tree);
    forEachConfiguration(
        tree,
        new SwapStandardNdAllOracle(UNLABELLED, tree),
        (c, permitted) ->
            assertThat(permitted).as(() -> tree + " in " + c).isEqualTo(reference.permitted(c)));
  }

  @Test
  void ndSwPermitsTheSameWhereItMaySwapAndOneArcWhereItMayNot() {
    SmallTrees.upTo(5)
        .forEach(
            tree -> {
              SwapStandardReference reference = SwapStandardReference.inProjectiveOrder(tree);
              forEachConfiguration(
                  tree,
                  new SwapStandardNdSwOracle(UNLABELLED, tree),
                  (c, permitted) -> {
                    Set<StackMove> expected = EnumSet.copyOf(reference.permitted(c));
                    if (expected.contains(StackMove.LEFT_ARC)
                        || expected.contains(StackMove.RIGHT_ARC)) {
                      expected.remove(StackMove.SHIFT);
                    }
                    assertThat(permitted).as(() -> tree + " in " + c).isEqualTo(expected);
                  });
            });
  }

  @Test
  void asksWithoutAllocating() {
    DependencyTree tree = SmallTrees.random(20, new Random(22));
    SwapStandardNdAllOracle oracle = new SwapStandardNdAllOracle(UNLABELLED, tree);
    Configuration c = new Configuration();
    BitSet permitted = new BitSet(UNLABELLED.transitions().size());
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long allocated = Long.MAX_VALUE;
    for (int run = 0; run < 20; run++) {
      long before = thread.getCurrentThreadAllocatedBytes();
      UNLABELLED.initialize(c, tree.size());
      while (!UNLABELLED.isTerminal(c)) {
        oracle.optimal(c, permitted);
        UNLABELLED.apply(c, permitted.nextSetBit(0));
      }
      allocated = Math.min(allocated, thread.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(allocated).isZero();
  }

  /** Visits every configuration that an oracle leads to, with the moves that it permits there. */
  private static void forEachConfiguration(
      DependencyTree tree,
      NonDeterministicOracle<Configuration> oracle,
      BiConsumer<Configuration, Set<StackMove>> visit) {
    Transitions transitions = UNLABELLED.transitions();
    Configuration start = new Configuration();
    UNLABELLED.initialize(start, tree.size());
    Deque<Configuration> open = new ArrayDeque<>(Set.of(start));
    Set<String> seen = new HashSet<>(Set.of(start.toString()));
    BitSet optimal = new BitSet();
    while (!open.isEmpty()) {
      Configuration c = open.remove();
      if (UNLABELLED.isTerminal(c)) {
        continue;
      }
      oracle.optimal(c, optimal);
      Set<StackMove> permitted = EnumSet.noneOf(StackMove.class);
      optimal.stream().forEach(t -> permitted.add((StackMove) transitions.move(t)));
      visit.accept(c, permitted);
      for (int t = optimal.nextSetBit(0); t >= 0; t = optimal.nextSetBit(t + 1)) {
        Configuration next = new Configuration();
        next.copyFrom(c);
        UNLABELLED.apply(next, t);
        if (seen.add(next.toString())) {
          open.add(next);
        }
      }
    }
  }
}
