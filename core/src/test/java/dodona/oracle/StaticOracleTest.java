package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.SmallTrees;
import dodona.StackSystems;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.StackSystem;
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
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void rebuildsEveryTreeOfUpToSixWordsThatTheSystemDerives(String name) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    SmallTrees.upTo(6)
        .filter(tree -> Derivability.canDerive(system, tree))
        .forEach(tree -> assertThat(derive(system, tree).tree(UNLABELLED)).isEqualTo(tree));
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void givesTheLabelsOfTheTree(String name) {
    List<String> labels = List.of("nsubj", "root", "obj");
    StackSystem system = StackSystems.named(name, labels);
    DependencyTree tree =
        DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"});
    assertThat(derive(system, tree).tree(labels)).isEqualTo(tree);
  }

  @ParameterizedTest
  @CsvSource({
    "arc-standard, SH SH LA SH RA RA",
    "arc-hybrid, SH LA SH SH RA RA",
    "arc-eager, SH LA SH RA RE LA",
    "attardi, SH SH LA SH RA RA"
  })
  void attachesAsEarlyAsItCan(String name, String derivation) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    Configuration c = derive(system, DependencyTree.of(2, 0, 2));
    assertThat(Derivation.print(system, c)).isEqualTo(derivation);
  }

  @Test
  void attardiAttachesOverAWordOfTheStack() {
    StackSystem system = StackSystems.named("attardi", UNLABELLED);
    Configuration left = derive(system, DependencyTree.of(3, 0, 2));
    assertThat(Derivation.print(system, left)).isEqualTo("SH SH SH LA2 RA RA");
    Configuration right = derive(system, DependencyTree.of(0, 0, 1));
    assertThat(Derivation.print(system, right)).isEqualTo("SH SH RA2 SH RA RA");
  }

  @ParameterizedTest
  @CsvSource({
    "arc-standard, 1 3 12 55 273 1428",
    "arc-hybrid, 1 3 12 55 273 1428",
    "arc-eager, 1 3 12 55 273 1428",
    "attardi, 1 3 16 117 1011 9597",
    "swap-standard, 1 3 16 125 1296 16807"
  })
  void derivesAsManyTreesOfOneToSixWordsAsAreKnown(String name, String counts) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    List<String> derivable =
        IntStream.rangeClosed(1, 6)
            .mapToLong(
                n -> SmallTrees.all(n).filter(t -> Derivability.canDerive(system, t)).count())
            .mapToObj(Long::toString)
            .toList();
    assertThat(String.join(" ", derivable)).isEqualTo(counts);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void whatIsCalledUnderivableCannotBeReached(String name) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    SmallTrees.upTo(5)
        .forEach(
            tree -> {
              Configuration start = new Configuration();
              system.initialise(start, tree.size());
              assertThat(Derivability.canDerive(system, tree))
                  .as(tree.toString())
                  .isEqualTo(new ExhaustiveLoss(system, tree).isGoldReachable(start));
            });
  }

  @Test
  void refusesATreeThatCannotBeDerivedAndSaysWhy() {
    StackSystem system = StackSystems.named("arc-eager", UNLABELLED);
    OracleFor<? extends Oracle<Configuration>> oracle = Oracles.named(system, "static");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> oracle.tree(DependencyTree.of(3, 4, 0, 3)))
        .withMessageContaining("arc-eager cannot derive this tree, as it is not projective");
    DependencyTree labelled = DependencyTree.of(new int[] {0}, new String[] {"root"});
    assertThatIllegalArgumentException()
        .isThrownBy(() -> oracle.tree(labelled))
        .withMessageContaining("as the system lacks the label 'root'");
    StackSystem attardi = StackSystems.named("attardi", UNLABELLED);
    DependencyTree tooFar =
        SmallTrees.all(4).filter(t -> !Derivability.canDerive(attardi, t)).findFirst().get();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.named(attardi, "static").tree(tooFar))
        .withMessageContaining("an arc over more than one word of the stack");
  }

  private static Configuration derive(StackSystem system, DependencyTree tree) {
    StaticOracle<Configuration> oracle = Oracles.namedStatic(system, "static").tree(tree);
    Configuration c = new Configuration();
    system.initialise(c, tree.size());
    while (!system.isTerminal(c)) {
      Derivation.replay(system, c, oracle.next(c));
    }
    return c;
  }
}
