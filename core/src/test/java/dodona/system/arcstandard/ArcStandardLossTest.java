package dodona.system.arcstandard;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.base.GoldTree;
import dodona.system.ExhaustiveLoss;
import dodona.system.Losses;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table and the chart for the loss, each on its own. */
class ArcStandardLossTest {

  private static final ArcStandard SYSTEM = new ArcStandard();

  private static GoldTree goldTree(DependencyTree tree) {
    return new GoldTree(tree, label -> 0);
  }

  @Test
  void theChartIsExactForEveryTree() {
    Random random = new Random(2);
    for (int n = 1; n <= 8; n++) {
      List<Configuration> states = ExhaustiveLoss.states(SYSTEM, n);
      Stream<DependencyTree> trees =
          n <= 5
              ? SmallTrees.all(n)
              : Stream.generate(() -> SmallTrees.random(states.get(0).words(), random)).limit(20);
      trees.forEach(
          tree ->
              Losses.check(
                  SYSTEM, tree, states, new ArcStandardChart(goldTree(tree))::remainingLoss));
    }
  }

  @Test
  void theTableAndChartAgreeOnLongProjectiveTrees() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      DependencyTree tree = randomProjective(10 + random.nextInt(20), random);
      ArcStandardTable table = new ArcStandardTable(goldTree(tree));
      ArcStandardChart chart = new ArcStandardChart(goldTree(tree));
      for (Configuration c : Losses.pathWithMistakes(SYSTEM, tree, random)) {
        int loss = table.remainingLoss(c);
        assertThat(chart.remainingLoss(c)).as("seed %s, %s", seed, c).isEqualTo(loss);
      }
    }
  }

  /** A projective tree: what a random run of the arc-standard system builds. */
  private static DependencyTree randomProjective(int n, Random random) {
    Configuration c = new Configuration();
    SYSTEM.initialize(c, n);
    while (!SYSTEM.isTerminal(c)) {
      List<Integer> legal = ExhaustiveLoss.legal(SYSTEM, c);
      SYSTEM.apply(c, legal.get(random.nextInt(legal.size())));
    }
    return c.tree(SYSTEM.transitions().labels());
  }
}
