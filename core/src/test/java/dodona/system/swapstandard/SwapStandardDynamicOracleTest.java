package dodona.system.swapstandard;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.system.ExactCosts;
import dodona.system.ExhaustiveLoss;
import dodona.system.arceager.ArcEager;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The dynamic oracle of swap-standard where its search ends, and where it does not. */
class SwapStandardDynamicOracleTest {

  /** A bound that no search meets. */
  private static final int EVERYTHING = Integer.MAX_VALUE;

  /** Every twentieth tree; for all 1,296 it takes minutes, and holds, too. */
  @Test
  void costIsTheLossDifferenceInStatesOfFiveWords() {
    List<DependencyTree> trees = SmallTrees.all(5).toList();
    Stream<DependencyTree> some =
        IntStream.range(0, trees.size()).filter(i -> i % 20 == 0).mapToObj(trees::get);
    SwapStandard system = new SwapStandard();
    ExactCosts.check(
        system, Oracles.namedDynamic(system, "dynamic"), some, ExhaustiveLoss.states(system, 5));
  }

  @Test
  void costIsTheLossDifferenceInLongerSentencesIfTheSearchMayEnd() {
    Random random = new Random(20261116);
    SwapStandard system = new SwapStandard();
    ExactCosts.check(
        system,
        tree -> new SwapStandardDynamicOracle(system, tree, EVERYTHING),
        Stream.generate(() -> SmallTrees.random(6, random)).limit(6),
        ExhaustiveLoss.states(system, 6));
  }

  @Test
  void countsTheLossesThatABoundStandsInFor() {
    SwapStandard system = new SwapStandard();
    DependencyTree tree = DependencyTree.of(3, 5, 4, 0, 1);
    DynamicOracle<Configuration> exact = new SwapStandardDynamicOracle(system, tree, EVERYTHING);
    DynamicOracle<Configuration> bounded = new SwapStandardDynamicOracle(system, tree, 0);
    BitSet out = new BitSet();
    for (Configuration c : ExhaustiveLoss.states(system, 5)) {
      if (!system.isTerminal(c)) {
        exact.optimal(c, out);
        bounded.optimal(c, out);
      }
    }
    assertThat(exact.approximations()).isZero();
    assertThat(bounded.approximations()).isPositive();
    assertThat(Oracles.namedDynamic(new ArcEager(), "dynamic").tree(tree).approximations())
        .isZero();
  }

  @Test
  void withoutSearchTheStrategyIsAnUpperBoundThatIsMostlyExact() {
    SwapStandard system = new SwapStandard();
    int[] counts = new int[2];
    for (int n = 1; n <= 4; n++) {
      List<Configuration> states = ExhaustiveLoss.states(system, n);
      SmallTrees.all(n)
          .forEach(
              tree -> {
                ExhaustiveLoss<Configuration> exact = new ExhaustiveLoss<>(system, tree);
                SwapStandardLoss loss = new SwapStandardLoss(new SwapStandardGold(tree), 0);
                for (Configuration c : states) {
                  int found = loss.remaining(c, Integer.MAX_VALUE);
                  int right = exact.remaining(c);
                  assertThat(found).as("%s, gold %s", c, tree).isGreaterThanOrEqualTo(right);
                  if (loss.isExact()) {
                    assertThat(found).as("%s, gold %s", c, tree).isEqualTo(right);
                  }
                  counts[0]++;
                  counts[1] += found == right ? 1 : 0;
                }
              });
    }
    assertThat(counts[1]).as("exact of " + counts[0]).isGreaterThan(counts[0] * 2 / 3);
  }
}
