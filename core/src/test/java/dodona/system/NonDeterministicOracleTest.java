package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.Derivability;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.Oracles;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The non-deterministic oracles permit exactly what leaves the gold tree within reach. */
class NonDeterministicOracleTest {

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void permitsWhatLeavesTheGoldTreeReachable(String name) {
    for (int n = 1; n <= 5; n++) {
      check(TransitionSystems.named(name), SmallTrees.all(n), n);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void permitsOnlyTheRightLabels(String name) {
    Stream<DependencyTree> trees =
        SmallTrees.all(3)
            .map(tree -> DependencyTree.of(tree.heads(), new String[] {"b", "a", "b"}));
    check(TransitionSystems.named(name, List.of("a", "b")), trees, 3);
  }

  private static <C extends PartialTree> void check(
      TransitionSystem<C> system, Stream<DependencyTree> trees, int n) {
    List<C> configurations = ExhaustiveLoss.configurations(system, n);
    BitSet permitted = new BitSet();
    trees
        .filter(tree -> Derivability.canDerive(system, tree))
        .forEach(
            gold -> {
              Oracle<C> oracle = Oracles.named(system, "nd").tree(gold);
              assertThat(oracle).isInstanceOf(NonDeterministicOracle.class);
              ExhaustiveLoss<C> loss = new ExhaustiveLoss<>(system, gold);
              for (C c : configurations) {
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
