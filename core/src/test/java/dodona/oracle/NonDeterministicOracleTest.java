package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.StackSystems;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The non-deterministic oracles permit exactly what leaves the gold tree within reach. */
class NonDeterministicOracleTest {

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard"})
  void permitsWhatLeavesTheGoldTreeReachable(String name) {
    StackSystem system = StackSystems.named(name, List.of(DependencyTree.NO_LABEL));
    for (int n = 1; n <= 5; n++) {
      check(system, SmallTrees.all(n), ExhaustiveLoss.configurations(system, n));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard"})
  void permitsOnlyTheRightLabels(String name) {
    StackSystem system = StackSystems.named(name, List.of("a", "b"));
    Stream<DependencyTree> trees =
        SmallTrees.all(3)
            .map(tree -> DependencyTree.of(tree.heads(), new String[] {"b", "a", "b"}));
    check(system, trees, ExhaustiveLoss.configurations(system, 3));
  }

  private static void check(
      StackSystem system, Stream<DependencyTree> trees, List<Configuration> configurations) {
    BitSet permitted = new BitSet();
    trees
        .filter(tree -> Derivability.canDerive(system, tree))
        .forEach(
            gold -> {
              Oracle<Configuration> oracle = Oracles.named(system, "nd").tree(gold);
              assertThat(oracle).isInstanceOf(NonDeterministicOracle.class);
              ExhaustiveLoss loss = new ExhaustiveLoss(system, gold);
              for (Configuration c : configurations) {
                if (!system.isTerminal(c) && loss.isGoldReachable(c)) {
                  BitSet reachable = new BitSet();
                  for (int t : ExhaustiveLoss.legal(system, c)) {
                    reachable.set(t, loss.cost(c, t) == 0);
                  }
                  oracle.optimal(c, permitted);
                  assertThat(permitted).as("%s, gold %s", c, gold).isEqualTo(reachable);
                }
              }
            });
  }
}
