package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.StackSystems;
import dodona.transition.Attardi;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every dynamic oracle gives the exact costs, mistakes included: the definition, by exhaustion. */
class DynamicOracleTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void costIsTheLossDifferenceInEveryConfigurationOfUpToFourWords(String name) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    for (int n = 1; n <= 4; n++) {
      check(system, SmallTrees.all(n), ExhaustiveLoss.configurations(system, n));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void costIsTheLossDifferenceInEveryStateOfFiveWords(String name) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    check(system, SmallTrees.all(5), ExhaustiveLoss.states(system, 5));
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void costIsTheLossDifferenceInLongerSentences(String name) {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    Random random = new Random(20261115);
    for (int n = 7; n <= 9; n++) {
      List<Configuration> states = ExhaustiveLoss.states(system, n);
      for (int i = 0; i < 6; i++) {
        check(system, Stream.of(SmallTrees.random(n, random)), states);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void aWrongLabelCostsOneIfTheHeadIsRight(String name) {
    StackSystem system = StackSystems.named(name, List.of("a", "b"));
    for (int n = 1; n <= 3; n++) {
      List<Configuration> configurations = ExhaustiveLoss.configurations(system, n);
      for (int labels = 0; labels < 1 << n; labels++) {
        String[] names = new String[n];
        for (int d = 0; d < n; d++) {
          names[d] = ((labels >> d) & 1) == 0 ? "a" : "b";
        }
        Stream<DependencyTree> trees =
            SmallTrees.all(n).map(tree -> DependencyTree.of(tree.heads(), names));
        check(system, trees, configurations);
      }
    }
  }

  @Test
  void costsAreAsExactWhereTheSearchIsGivenUp() {
    Attardi attardi = new Attardi(UNLABELLED);
    for (int n = 1; n <= 4; n++) {
      check(
          attardi,
          tree -> new AttardiDynamicOracle(attardi, tree, 0),
          SmallTrees.all(n).filter(tree -> Derivability.canDerive(attardi, tree)),
          ExhaustiveLoss.states(attardi, n));
    }
  }

  @Test
  void hasAnAnswerForTreesThatAttardisSystemCannotDeriveWhereTheSearchIsGivenUp() {
    Attardi attardi = new Attardi(UNLABELLED);
    List<Configuration> states = ExhaustiveLoss.states(attardi, 4);
    BitSet optimal = new BitSet();
    SmallTrees.all(4)
        .filter(tree -> !Derivability.canDerive(attardi, tree))
        .forEach(
            tree -> {
              DynamicOracle<Configuration> oracle = new AttardiDynamicOracle(attardi, tree, 0);
              for (Configuration c : states) {
                if (!attardi.isTerminal(c)) {
                  oracle.optimal(c, optimal);
                  assertThat(optimal.isEmpty()).as("%s, gold %s", c, tree).isFalse();
                  for (int t : ExhaustiveLoss.legal(attardi, c)) {
                    assertThat(oracle.cost(c, t)).isBetween(0, 4);
                  }
                }
              }
            });
  }

  @Test
  void anUnknownLabelCostsNothingButTheHeadStillCounts() {
    StackSystem system = StackSystems.named("arc-hybrid", List.of("a", "b"));
    DependencyTree gold = DependencyTree.of(new int[] {2, 0}, new String[] {"new", "a"});
    DynamicOracle<Configuration> oracle = Oracles.namedDynamic(system, "dynamic").tree(gold);
    Configuration c = new Configuration();
    system.initialise(c, 2);
    system.apply(c, system.transitions().parse("SH"));
    BitSet optimal = new BitSet();
    oracle.optimal(c, optimal);
    assertThat(optimal.stream().mapToObj(system.transitions()::name))
        .containsExactly("LA(a)", "LA(b)");
    assertThat(oracle.cost(c, system.transitions().parse("RA(a)"))).isEqualTo(1);
  }

  /** Non-projective gold is among the trees, also for the projective systems. */
  private static void check(
      StackSystem system, Stream<DependencyTree> trees, List<Configuration> configurations) {
    check(system, Oracles.namedDynamic(system, "dynamic"), trees, configurations);
  }

  private static void check(
      StackSystem system,
      OracleFor<DynamicOracle<Configuration>> oracles,
      Stream<DependencyTree> trees,
      List<Configuration> configurations) {
    BitSet optimal = new BitSet();
    trees.forEach(
        gold -> {
          DynamicOracle<Configuration> oracle = oracles.tree(gold);
          ExhaustiveLoss loss = new ExhaustiveLoss(system, gold);
          for (Configuration c : configurations) {
            if (!system.isTerminal(c)) {
              oracle.optimal(c, optimal);
              BitSet leastCost = new BitSet();
              for (int transition : ExhaustiveLoss.legal(system, c)) {
                int cost = loss.cost(c, transition);
                if (oracle.cost(c, transition) != cost) {
                  assertThat(oracle.cost(c, transition))
                      .as("%s in %s, gold %s", system.transitions().name(transition), c, gold)
                      .isEqualTo(cost);
                }
                leastCost.set(transition, cost == 0);
              }
              assertThat(optimal).as("optimal in %s, gold %s", c, gold).isEqualTo(leastCost);
            }
          }
        });
  }

  @Test
  void nonProjectiveTreesAreAmongThoseChecked() {
    assertThat(SmallTrees.all(4).filter(tree -> !Projectivity.isProjective(tree))).hasSize(70);
  }
}
