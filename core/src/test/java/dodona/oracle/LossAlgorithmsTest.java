package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.transition.ArcStandard;
import dodona.transition.Attardi;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each algorithm for the loss alone, as the oracles use only one of them where it suffices. */
class LossAlgorithmsTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);
  private static final Attardi ATTARDI = new Attardi(UNLABELLED);
  private static final ArcStandard ARC_STANDARD = new ArcStandard(UNLABELLED);

  private static GoldTree goldTree(DependencyTree tree) {
    return new GoldTree(tree, label -> 0);
  }

  @Test
  void attardisTableIsExactForEveryTreeThatTheSystemDerives() {
    for (int n = 1; n <= 5; n++) {
      List<Configuration> states = ExhaustiveLoss.states(ATTARDI, n);
      SmallTrees.all(n)
          .filter(tree -> Derivability.canDerive(ATTARDI, tree))
          .forEach(
              tree ->
                  check(ATTARDI, tree, states, new AttardiTable(goldTree(tree))::remainingLoss));
    }
  }

  @Test
  void attardisTableIsExactInLongerSentences() {
    Random random = new Random(1);
    for (int n = 7; n <= 10; n++) {
      List<Configuration> states = ExhaustiveLoss.states(ATTARDI, n);
      for (int i = 0; i < 3; i++) {
        DependencyTree tree = randomDerivable(n, random);
        check(ATTARDI, tree, states, new AttardiTable(goldTree(tree))::remainingLoss);
        AttardiSearch search = new AttardiSearch(goldTree(tree), Integer.MAX_VALUE);
        check(ATTARDI, tree, states, c -> search.remainingLoss(c, Integer.MAX_VALUE));
      }
    }
  }

  @Test
  void attardisTableAndSearchAgreeAlongPathsWithMistakes() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      DependencyTree tree = randomDerivable(8 + random.nextInt(8), random);
      AttardiTable table = new AttardiTable(goldTree(tree));
      AttardiSearch search = new AttardiSearch(goldTree(tree), Integer.MAX_VALUE);
      for (Configuration c : pathWithMistakes(ATTARDI, tree, random)) {
        assertThat(search.remainingLoss(c, Integer.MAX_VALUE))
            .as("seed %s, gold %s, %s", seed, tree, c)
            .isEqualTo(table.remainingLoss(c));
      }
    }
  }

  @Test
  void arcStandardsChartIsExactForEveryTree() {
    Random random = new Random(2);
    for (int n = 1; n <= 8; n++) {
      List<Configuration> states = ExhaustiveLoss.states(ARC_STANDARD, n);
      Stream<DependencyTree> trees =
          n <= 5
              ? SmallTrees.all(n)
              : Stream.generate(() -> SmallTrees.random(states.get(0).words(), random)).limit(20);
      trees.forEach(
          tree ->
              check(
                  ARC_STANDARD, tree, states, new ArcStandardChart(goldTree(tree))::remainingLoss));
    }
  }

  @Test
  void arcStandardsTableAndChartAgreeOnLongProjectiveTrees() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      DependencyTree tree = randomProjective(10 + random.nextInt(20), random);
      ArcStandardTable table = new ArcStandardTable(goldTree(tree));
      ArcStandardChart chart = new ArcStandardChart(goldTree(tree));
      for (Configuration c : pathWithMistakes(ARC_STANDARD, tree, random)) {
        int loss = table.remainingLoss(c);
        assertThat(chart.remainingLoss(c)).as("seed %s, %s", seed, c).isEqualTo(loss);
      }
    }
  }

  @Test
  void aSearchStopsAtItsBoundAndAtItsLimit() {
    DependencyTree underivable =
        SmallTrees.all(5)
            .filter(t -> !Derivability.canDerive(ATTARDI, t))
            .findFirst()
            .orElseThrow();
    GoldTree gold = goldTree(underivable);
    Configuration c = new Configuration();
    ATTARDI.initialize(c, 5);
    int loss = new AttardiSearch(gold, 100).remainingLoss(c, 100);
    assertThat(loss).isEqualTo(1);
    assertThat(new AttardiSearch(gold, 0).remainingLoss(c, 100)).isEqualTo(AttardiSearch.GIVEN_UP);
    assertThat(new AttardiSearch(gold, 100).remainingLoss(c, 0)).isPositive();
  }

  private static void check(
      StackSystem system,
      DependencyTree tree,
      List<Configuration> states,
      ToIntFunction<Configuration> algorithm) {
    ExhaustiveLoss<Configuration> reference = new ExhaustiveLoss<>(system, tree);
    for (Configuration c : states) {
      int loss = reference.remaining(c);
      if (algorithm.applyAsInt(c) != loss) {
        assertThat(algorithm.applyAsInt(c)).as("gold %s, %s", tree, c).isEqualTo(loss);
      }
    }
  }

  /** The configurations of a run that takes an optimal move but, one time in four, any other. */
  private static List<Configuration> pathWithMistakes(
      StackSystem system, DependencyTree tree, Random random) {
    List<Configuration> path = new ArrayList<>();
    Configuration c = new Configuration();
    system.initialize(c, tree.size());
    DynamicOracle<Configuration> oracle = Oracles.namedDynamic(system, "dynamic").tree(tree);
    BitSet optimal = new BitSet();
    while (!system.isTerminal(c)) {
      path.add(c);
      oracle.optimal(c, optimal);
      List<Integer> legal = ExhaustiveLoss.legal(system, c);
      boolean mistake = random.nextInt(4) == 0;
      int transition = mistake ? legal.get(random.nextInt(legal.size())) : optimal.nextSetBit(0);
      c = ExhaustiveLoss.after(system, c, transition);
    }
    return path;
  }

  private static DependencyTree randomDerivable(int n, Random random) {
    DependencyTree tree = SmallTrees.random(n, random);
    while (!Derivability.canDerive(ATTARDI, tree) || Projectivity.isProjective(tree)) {
      tree = SmallTrees.random(n, random);
    }
    return tree;
  }

  /** A projective tree: what a random run of the arc-standard system builds. */
  private static DependencyTree randomProjective(int n, Random random) {
    Configuration c = new Configuration();
    ARC_STANDARD.initialize(c, n);
    while (!ARC_STANDARD.isTerminal(c)) {
      List<Integer> legal = ExhaustiveLoss.legal(ARC_STANDARD, c);
      ARC_STANDARD.apply(c, legal.get(random.nextInt(legal.size())));
    }
    return c.tree(UNLABELLED);
  }
}
