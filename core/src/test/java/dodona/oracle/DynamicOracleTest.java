package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.SmallTrees;
import dodona.StackSystems;
import dodona.transition.Attardi;
import dodona.transition.Configuration;
import dodona.transition.Covington;
import dodona.transition.PartialTree;
import dodona.transition.StackSystem;
import dodona.transition.SwapStandard;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every dynamic oracle gives the exact costs, mistakes included: the definition, by exhaustion. */
class DynamicOracleTest {

  /** A bound that no search meets. */
  private static final int EVERYTHING = Integer.MAX_VALUE;

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

  /** Every twentieth tree; for all 1,296 it takes minutes, and holds, too. */
  @Test
  void costIsTheLossDifferenceInStatesOfFiveWordsOfSwapStandard() {
    List<DependencyTree> trees = SmallTrees.all(5).toList();
    Stream<DependencyTree> some =
        IntStream.range(0, trees.size()).filter(i -> i % 20 == 0).mapToObj(trees::get);
    checkStates(new SwapStandard(), some, 5);
  }

  @Test
  void costIsTheLossDifferenceInLongerSentencesOfSwapStandardIfTheSearchMayEnd() {
    SwapStandard system = new SwapStandard();
    check(
        system,
        tree -> new SwapStandardDynamicOracle(system, tree, EVERYTHING),
        randomTrees(6, new Random(20261116)),
        ExhaustiveLoss.states(system, 6));
  }

  @Test
  void withoutSearchTheStrategyOfSwapStandardIsAnUpperBoundThatIsMostlyExact() {
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
      checkWeighted(system, weights, SmallTrees.all(n).map(tree -> labeled(tree, random)), n);
    }
    checkWeighted(system, weights, randomTrees(8, random).map(tree -> labeled(tree, random)), 8);
  }

  private static <C extends PartialTree> void checkWeighted(
      TransitionSystem<C> system, ArcWeights weights, Stream<DependencyTree> trees, int n) {
    OracleFor<DynamicOracle<C>> oracles = Oracles.weighted(system, weights);
    check(system, oracles, weights, trees, ExhaustiveLoss.states(system, n));
  }

  /** The tree with a label a, b or c for every arc. */
  static DependencyTree labeled(DependencyTree tree, Random random) {
    String[] labels = new String[tree.size()];
    for (int d = 0; d < labels.length; d++) {
      labels[d] = String.valueOf((char) ('a' + random.nextInt(3)));
    }
    return DependencyTree.of(tree.heads(), labels);
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
        .map(tree -> labeled(tree, random))
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
        .withMessageContaining("attardi has no dynamic oracle whose costs are made of single arcs");
  }

  private static <C extends PartialTree> void checkConfigurations(
      TransitionSystem<C> system, Stream<DependencyTree> trees, int n) {
    check(
        system,
        Oracles.namedDynamic(system, "dynamic"),
        trees,
        ExhaustiveLoss.configurations(system, n));
  }

  private static <C extends PartialTree> void checkStates(
      TransitionSystem<C> system, Stream<DependencyTree> trees, int n) {
    check(system, Oracles.namedDynamic(system, "dynamic"), trees, ExhaustiveLoss.states(system, n));
  }

  private static <C extends PartialTree> void check(
      TransitionSystem<C> system,
      OracleFor<DynamicOracle<C>> oracles,
      Stream<DependencyTree> trees,
      List<C> configurations) {
    check(system, oracles, ArcWeights.EQUAL, trees, configurations);
  }

  /** Non-projective gold is among the trees, also for the projective systems. */
  private static <C extends PartialTree> void check(
      TransitionSystem<C> system,
      OracleFor<DynamicOracle<C>> oracles,
      ArcWeights weights,
      Stream<DependencyTree> trees,
      List<C> configurations) {
    BitSet optimal = new BitSet();
    trees.forEach(
        gold -> {
          DynamicOracle<C> oracle = oracles.tree(gold);
          ExhaustiveLoss<C> loss = new ExhaustiveLoss<>(system, gold, weights);
          for (C c : configurations) {
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
