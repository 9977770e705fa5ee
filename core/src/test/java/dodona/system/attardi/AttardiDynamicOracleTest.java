package dodona.system.attardi;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.system.ExactCosts;
import dodona.system.ExhaustiveLoss;
import dodona.transition.Configuration;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The dynamic oracle of Attardi's system where its search is given up. */
class AttardiDynamicOracleTest {

  @Test
  void costsAreAsExactWhereTheSearchIsGivenUp() {
    Attardi attardi = new Attardi();
    for (int n = 1; n <= 4; n++) {
      ExactCosts.check(
          attardi,
          tree -> new AttardiDynamicOracle(attardi, tree, 0),
          SmallTrees.all(n).filter(tree -> Derivability.canDerive(attardi, tree)),
          ExhaustiveLoss.states(attardi, n));
    }
  }

  @Test
  void hasAnAnswerForTreesThatTheSystemCannotDeriveWhereTheSearchIsGivenUp() {
    Attardi attardi = new Attardi();
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
}
