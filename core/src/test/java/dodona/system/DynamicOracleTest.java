package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.SmallTrees;
import dodona.StackSystems;
import dodona.oracle.ArcWeights;
import dodona.oracle.DynamicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.system.attardi.Attardi;
import dodona.system.covington.Covington;
import dodona.transition.Configuration;
import dodona.transition.PartialTree;
import dodona.transition.StackSystem;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every dynamic oracle gives the exact costs, mistakes included: the definition, by exhaustion. */
class DynamicOracleTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  /** The names of all systems but easy-first, whose oracle has a test of its own. */
  static List<String> systems() {
    return TransitionSystems.names().stream().filter(name -> !name.equals("easy-first")).toList();
  }

  @ParameterizedTest
  @MethodSource("systems")
  void costIsTheLossDifferenceInEveryConfigurationOfUpToFourWords(String name) {
    for (int n = 1; n <= 4; n++) {
      checkConfigurations(TransitionSystems.named(name), SmallTrees.all(n), n);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi", "covington"})
  void costIsTheLossDifferenceInEveryStateOfFiveWords(String name) {
    checkStates(TransitionSystems.named(name), SmallTrees.all(5), 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void costIsTheLossDifferenceInLongerSentences(String name) {
    Random random = new Random(20261115);
    for (int n = 7; n <= 9; n++) {
      checkStates(TransitionSystems.named(name), randomTrees(n, random), n);
    }
  }

  @Test
  void costIsTheLossDifferenceInLongerSentencesOfCovingtonsSystem() {
    checkStates(new Covington(), randomTrees(6, new Random(20261115)), 6);
  }

  private static Stream<DependencyTree> randomTrees(int n, Random random) {
    return Stream.generate(() -> SmallTrees.random(n, random)).limit(6);
  }

  @ParameterizedTest
  @MethodSource("systems")
  void aWrongLabelCostsOneIfTheHeadIsRight(String name) {
    TransitionSystem<?> system = TransitionSystems.named(name, List.of("a", "b"));
    for (int n = 1; n <= 3; n++) {
      for (int labels = 0; labels < 1 << n; labels++) {
        String[] names = new String[n];
        for (int d = 0; d < n; d++) {
          names[d] = ((labels >> d) & 1) == 0 ? "a" : "b";
        }
        Stream<DependencyTree> trees =
            SmallTrees.all(n).map(tree -> DependencyTree.of(tree.heads(), names));
        checkConfigurations(system, trees, n);
      }
    }
  }

  @Test
  void anUnknownLabelCostsNothingButTheHeadStillCounts() {
    StackSystem system = StackSystems.named("arc-hybrid", List.of("a", "b"));
    DependencyTree gold = DependencyTree.of(new int[] {2, 0}, new String[] {"new", "a"});
    DynamicOracle<Configuration> oracle = Oracles.namedDynamic(system, "dynamic").tree(gold);
    Configuration c = new Configuration();
    system.initialize(c, 2);
    system.apply(c, system.transitions().parse("SH"));
    BitSet optimal = new BitSet();
    oracle.optimal(c, optimal);
    assertThat(optimal.stream().mapToObj(system.transitions()::name))
        .containsExactly("LA(a)", "LA(b)");
    assertThat(oracle.cost(c, system.transitions().parse("RA(a)"))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid"})
  void costIsTheDifferenceOfWeightedLosses(String name) {
    ArcWeights weights = ArcWeights.parse("b=3,c=0");
    TransitionSystem<?> system = TransitionSystems.named(name, List.of("a", "b", "c"));
    Random random = new Random(8);
    for (int n = 1; n <= 5; n++) {
      checkWeighted(
          system, weights, SmallTrees.all(n).map(tree -> SmallTrees.labeled(tree, random)), n);
    }
    checkWeighted(
        system, weights, randomTrees(8, random).map(tree -> SmallTrees.labeled(tree, random)), 8);
  }

  private static <C extends PartialTree> void checkWeighted(
      TransitionSystem<C> system, ArcWeights weights, Stream<DependencyTree> trees, int n) {
    OracleFor<DynamicOracle<C>> oracles = Oracles.weighted(system, weights);
    ExactCosts.check(system, oracles, weights, trees, ExhaustiveLoss.states(system, n));
  }

  @Test
  void weightsThatAreNotZeroLeaveTheOptimalTransitionsOfProjectiveTreesAsTheyAre() {
    StackSystem system = StackSystems.named("arc-eager", List.of("a", "b", "c"));
    List<Configuration> states = ExhaustiveLoss.states(system, 4);
    ArcWeights weights = ArcWeights.parse("b=3,c=20");
    Random random = new Random(9);
    BitSet plain = new BitSet();
    BitSet weighted = new BitSet();
    SmallTrees.all(4)
        .filter(Projectivity::isProjective)
        .map(tree -> SmallTrees.labeled(tree, random))
        .forEach(
            tree -> {
              DynamicOracle<Configuration> heavy = Oracles.weighted(system, weights).tree(tree);
              DynamicOracle<Configuration> even =
                  Oracles.namedDynamic(system, "dynamic").tree(tree);
              for (Configuration c : states) {
                if (!system.isTerminal(c)) {
                  even.optimal(c, plain);
                  heavy.optimal(c, weighted);
                  assertThat(weighted).as("%s, gold %s", c, tree).isEqualTo(plain);
                }
              }
            });
  }

  @Test
  void onlyCostsThatAreMadeOfSingleArcsCanBeWeighted() {
    assertThat(TransitionSystems.names().stream().filter(Oracles::hasWeights))
        .containsExactlyInAnyOrder("arc-eager", "arc-hybrid", "easy-first");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.weighted(new Attardi(UNLABELLED), ArcWeights.parse("a=2")))
        .withMessageContaining("attardi has no dynamic oracle with costs per arc");
  }

  private static <C extends PartialTree> void checkConfigurations(
      TransitionSystem<C> system, Stream<DependencyTree> trees, int n) {
    ExactCosts.check(
        system,
        Oracles.namedDynamic(system, "dynamic"),
        trees,
        ExhaustiveLoss.configurations(system, n));
  }

  private static <C extends PartialTree> void checkStates(
      TransitionSystem<C> system, Stream<DependencyTree> trees, int n) {
    ExactCosts.check(
        system, Oracles.namedDynamic(system, "dynamic"), trees, ExhaustiveLoss.states(system, n));
  }

  @Test
  void nonProjectiveTreesAreAmongThoseChecked() {
    assertThat(SmallTrees.all(4).filter(tree -> !Projectivity.isProjective(tree))).hasSize(70);
  }
}
