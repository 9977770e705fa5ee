package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.oracle.ArcWeights;
import dodona.oracle.DynamicOracle;
import dodona.oracle.OracleFor;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/** The costs of dynamic oracles compared with their definition, {@link ExhaustiveLoss}. */
public final class ExactCosts {

  private ExactCosts() {}

  /** Checks every cost, all arcs counting the same. */
  public static <C extends PartialTree> void check(
      TransitionSystem<C> system,
      OracleFor<DynamicOracle<C>> oracles,
      Stream<DependencyTree> trees,
      List<C> configurations) {
    check(system, oracles, ArcWeights.EQUAL, trees, configurations);
  }

  /** Checks every cost. Non-projective gold may be among the trees, also for projective systems. */
  public static <C extends PartialTree> void check(
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
}
