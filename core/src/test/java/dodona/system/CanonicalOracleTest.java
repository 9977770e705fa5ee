package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.SmallTrees;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.swapstandard.SwapStandard;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dynamic oracles whose ties are broken in the order of the static oracle. */
class CanonicalOracleTest {

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void withoutMistakesItIsTheStaticOracle(String name) {
    for (int n = 1; n <= 5; n++) {
      checkDerivations(TransitionSystems.named(name), "static", n);
    }
  }

  @Test
  void withoutMistakesThatOfSwapStandardIsEager() {
    for (int n = 1; n <= 5; n++) {
      checkDerivations(new SwapStandard(), "eager", n);
    }
  }

  @Test
  void withoutMistakesOrSearchThatOfSwapStandardIsLazy() {
    for (int n = 1; n <= 5; n++) {
      checkDerivations(new SwapStandard(), "lazy", "static-dynamic", n);
    }
  }

  private static <C extends PartialTree> void checkDerivations(
      TransitionSystem<C> system, String oracle, int n) {
    checkDerivations(system, oracle, "dynamic", n);
  }

  private static <C extends PartialTree> void checkDerivations(
      TransitionSystem<C> system, String oracle, String dynamic, int n) {
    SmallTrees.all(n)
        .filter(tree -> Derivability.canDerive(system, tree))
        .forEach(tree -> checkDerivation(system, oracle, dynamic, tree));
  }

  private static <C extends PartialTree> void checkDerivation(
      TransitionSystem<C> system, String oracle, String dynamic, DependencyTree tree) {
    StaticOracle<C> one = Oracles.namedStatic(system, oracle).tree(tree);
    DynamicOracle<C> canonical =
        Oracles.canonical(system, Oracles.namedDynamic(system, dynamic)).tree(tree);
    C c = system.newConfiguration();
    system.initialize(c, tree.size());
    BitSet permitted = new BitSet();
    while (!system.isTerminal(c)) {
      canonical.optimal(c, permitted);
      int wanted = one.next(c);
      assertThat(permitted.stream().toArray()).as("%s, gold %s", c, tree).containsExactly(wanted);
      system.apply(c, wanted);
    }
  }

  @ParameterizedTest
  @MethodSource("dodona.system.DynamicOracleTest#systems")
  void afterMistakesItPermitsOneOfTheBestMovesWithAllItsBestLabels(String name) {
    checkChoices(TransitionSystems.named(name, List.of("a", "b")));
  }

  private static <C extends PartialTree> void checkChoices(TransitionSystem<C> system) {
    List<C> configurations = ExhaustiveLoss.configurations(system, 3);
    BitSet free = new BitSet();
    BitSet permitted = new BitSet();
    int[] ties = {0};
    SmallTrees.all(3)
        .map(tree -> DependencyTree.of(tree.heads(), new String[] {"a", "b", "a"}))
        .forEach(
            tree -> {
              DynamicOracle<C> all = Oracles.namedDynamic(system, "dynamic").tree(tree);
              DynamicOracle<C> one =
                  Oracles.canonical(system, Oracles.namedDynamic(system, "dynamic")).tree(tree);
              for (C c : configurations) {
                if (!system.isTerminal(c)) {
                  all.optimal(c, free);
                  one.optimal(c, permitted);
                  int move = system.transitions().move(permitted.nextSetBit(0)).code();
                  BitSet ofMove = (BitSet) free.clone();
                  ofMove.stream()
                      .filter(t -> system.transitions().move(t).code() != move)
                      .forEach(ofMove::clear);
                  assertThat(permitted).as("%s, gold %s", c, tree).isEqualTo(ofMove);
                  ties[0] += free.equals(permitted) ? 0 : 1;
                }
              }
            });
    assertThat(ties[0]).as("configurations with a tie").isPositive();
  }

  @Test
  void thereIsNoneForASystemWithoutAStaticOracle() {
    EasyFirst easyFirst = new EasyFirst(List.of("a"));
    assertThat(Oracles.hasCanonicalOrder("easy-first")).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.canonical(easyFirst, Oracles.namedDynamic(easyFirst, "dynamic")))
        .withMessageContaining("easy-first has no canonical order");
  }
}
