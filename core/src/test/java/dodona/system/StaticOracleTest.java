package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.SmallTrees;
import dodona.oracle.Derivability;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.system.arceager.ArcEager;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The static oracles rebuild every tree that their system derives, and refuse the others. */
class StaticOracleTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void rebuildsEveryTreeOfUpToSixWordsThatTheSystemDerives(String name) {
    TransitionSystem<?> system = TransitionSystems.named(name, UNLABELLED);
    SmallTrees.upTo(6)
        .filter(tree -> Derivability.canDerive(system, tree))
        .forEach(tree -> assertThat(derive(system, tree).tree(UNLABELLED)).isEqualTo(tree));
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void givesTheLabelsOfTheTree(String name) {
    List<String> labels = List.of("nsubj", "root", "obj");
    TransitionSystem<?> system = TransitionSystems.named(name, labels);
    DependencyTree tree =
        DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"});
    assertThat(derive(system, tree).tree(labels)).isEqualTo(tree);
  }

  @ParameterizedTest
  @CsvSource({
    "arc-standard, SH SH LA SH RA RA",
    "arc-hybrid, SH LA SH SH RA RA",
    "arc-eager, SH LA SH RA RE LA",
    "attardi, SH SH LA SH RA RA",
    "covington, SH LA SH RA SH NA LA"
  })
  void attachesAsEarlyAsItCan(String name, String derivation) {
    TransitionSystem<?> system = TransitionSystems.named(name, UNLABELLED);
    assertThat(derivation(system, DependencyTree.of(2, 0, 2))).isEqualTo(derivation);
  }

  @Test
  void attardiAttachesOverAWordOfTheStack() {
    TransitionSystem<?> system = TransitionSystems.named("attardi", UNLABELLED);
    assertThat(derivation(system, DependencyTree.of(3, 0, 2))).isEqualTo("SH SH SH LA2 RA RA");
    assertThat(derivation(system, DependencyTree.of(0, 0, 1))).isEqualTo("SH SH RA2 SH RA RA");
  }

  @ParameterizedTest
  @CsvSource({
    "arc-standard, 1 3 12 55 273 1428",
    "arc-hybrid, 1 3 12 55 273 1428",
    "arc-eager, 1 3 12 55 273 1428",
    "attardi, 1 3 16 117 1011 9597",
    "swap-standard, 1 3 16 125 1296 16807",
    "covington, 1 3 16 125 1296 16807"
  })
  void derivesAsManyTreesOfOneToSixWordsAsAreKnown(String name, String counts) {
    TransitionSystem<?> system = TransitionSystems.named(name, UNLABELLED);
    List<String> derivable =
        IntStream.rangeClosed(1, 6)
            .mapToLong(
                n -> SmallTrees.all(n).filter(t -> Derivability.canDerive(system, t)).count())
            .mapToObj(Long::toString)
            .toList();
    assertThat(String.join(" ", derivable)).isEqualTo(counts);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void whatIsCalledUnderivableCannotBeReached(String name) {
    TransitionSystem<?> system = TransitionSystems.named(name, UNLABELLED);
    SmallTrees.upTo(5)
        .forEach(
            tree ->
                assertThat(Derivability.canDerive(system, tree))
                    .as(tree.toString())
                    .isEqualTo(isReachable(system, tree)));
  }

  private static <C extends PartialTree> boolean isReachable(
      TransitionSystem<C> system, DependencyTree tree) {
    C start = system.newConfiguration();
    system.initialize(start, tree.size());
    return new ExhaustiveLoss<>(system, tree).isGoldReachable(start);
  }

  @Test
  void refusesATreeThatCannotBeDerivedAndSaysWhy() {
    OracleFor<Oracle<Configuration>> oracle = Oracles.named(new ArcEager(), "static");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> oracle.tree(DependencyTree.of(3, 4, 0, 3)))
        .withMessageContaining("arc-eager cannot derive this tree, as it is not projective");
    DependencyTree labeled = DependencyTree.of(new int[] {0}, new String[] {"root"});
    assertThatIllegalArgumentException()
        .isThrownBy(() -> oracle.tree(labeled))
        .withMessageContaining("because the system does not have the label 'root'");
    TransitionSystem<?> attardi = TransitionSystems.named("attardi", UNLABELLED);
    DependencyTree tooFar =
        SmallTrees.all(4).filter(t -> !Derivability.canDerive(attardi, t)).findFirst().get();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.named(attardi, "static").tree(tooFar))
        .withMessageContaining("an arc across more than one word of the stack");
  }

  private static <C extends PartialTree> String derivation(
      TransitionSystem<C> system, DependencyTree tree) {
    return Derivation.print(system, derive(system, tree));
  }

  private static <C extends PartialTree> C derive(TransitionSystem<C> system, DependencyTree tree) {
    StaticOracle<C> oracle = Oracles.namedStatic(system, "static").tree(tree);
    C c = system.newConfiguration();
    system.initialize(c, tree.size());
    while (!system.isTerminal(c)) {
      Derivation.replay(system, c, oracle.next(c));
    }
    return c;
  }
}
