package dodona.system.attardi;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.Derivability;
import dodona.oracle.base.GoldTree;
import dodona.system.ExhaustiveLoss;
import dodona.system.Losses;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The table and the search for the loss, each on its own. */
class AttardiLossTest {

  private static final Attardi SYSTEM = new Attardi();

  private static GoldTree goldTree(DependencyTree tree) {
    return new GoldTree(tree, label -> 0);
  }

  @Test
  void theTableIsExactForEveryTreeThatTheSystemDerives() {
    for (int n = 1; n <= 5; n++) {
      List<Configuration> states = ExhaustiveLoss.states(SYSTEM, n);
      SmallTrees.all(n)
          .filter(tree -> Derivability.canDerive(SYSTEM, tree))
          .forEach(
              tree ->
                  Losses.check(
                      SYSTEM, tree, states, new AttardiTable(goldTree(tree))::remainingLoss));
    }
  }

  @Test
  void theTableIsExactInLongerSentences() {
    Random random = new Random(1);
    for (int n = 7; n <= 10; n++) {
      List<Configuration> states = ExhaustiveLoss.states(SYSTEM, n);
      for (int i = 0; i < 3; i++) {
        DependencyTree tree = randomDerivable(n, random);
        Losses.check(SYSTEM, tree, states, new AttardiTable(goldTree(tree))::remainingLoss);
        AttardiSearch search = new AttardiSearch(goldTree(tree), Integer.MAX_VALUE);
        Losses.check(SYSTEM, tree, states, c -> search.remainingLoss(c, Integer.MAX_VALUE));
      }
    }
  }

  @Test
  void theTableAndSearchAgreeAlongPathsWithMistakes() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      DependencyTree tree = randomDerivable(8 + random.nextInt(8), random);
      AttardiTable table = new AttardiTable(goldTree(tree));
      AttardiSearch search = new AttardiSearch(goldTree(tree), Integer.MAX_VALUE);
      for (Configuration c : Losses.pathWithMistakes(SYSTEM, tree, random)) {
        assertThat(search.remainingLoss(c, Integer.MAX_VALUE))
            .as("seed %s, gold %s, %s", seed, tree, c)
            .isEqualTo(table.remainingLoss(c));
      }
    }
  }

  @Test
  void aSearchStopsAtItsBoundAndAtItsLimit() {
    DependencyTree underivable =
        SmallTrees.all(5).filter(t -> !Derivability.canDerive(SYSTEM, t)).findFirst().orElseThrow();
    GoldTree gold = goldTree(underivable);
    Configuration c = new Configuration();
    SYSTEM.initialize(c, 5);
    int loss = new AttardiSearch(gold, 100).remainingLoss(c, 100);
    assertThat(loss).isEqualTo(1);
    assertThat(new AttardiSearch(gold, 0).remainingLoss(c, 100)).isEqualTo(AttardiSearch.GIVEN_UP);
    assertThat(new AttardiSearch(gold, 100).remainingLoss(c, 0)).isPositive();
  }

  private static DependencyTree randomDerivable(int n, Random random) {
    DependencyTree tree = SmallTrees.random(n, random);
    while (!Derivability.canDerive(SYSTEM, tree) || Projectivity.isProjective(tree)) {
      tree = SmallTrees.random(n, random);
    }
    return tree;
  }
}
