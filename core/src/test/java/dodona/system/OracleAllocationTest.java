package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.easyfirst.EasyFirstConfiguration;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Asking a dynamic oracle allocates nothing once its scratch space has grown. */
class OracleAllocationTest {

  private static final List<String> LABELS = List.of("a", "b", DependencyTree.NO_LABEL);
  private static final DependencyTree PROJECTIVE = DependencyTree.of(2, 0, 5, 5, 2, 7, 5, 2);
  private static final DependencyTree NON_PROJECTIVE = DependencyTree.of(3, 5, 0, 3, 8, 5, 4, 3);

  private static DependencyTree gold(boolean isProjective) {
    return isProjective ? PROJECTIVE : NON_PROJECTIVE;
  }

  @ParameterizedTest
  @CsvSource({
    "arc-eager, true",
    "arc-eager, false",
    "arc-hybrid, true",
    "arc-hybrid, false",
    "arc-standard, true",
    "arc-standard, false",
    "attardi, true",
    "attardi, false",
    "covington, true",
    "covington, false",
    "swap-standard, true",
    "swap-standard, false"
  })
  void anOracleOfASystemWithOneSiteAllocatesNothing(String name, boolean isProjective) {
    assertAllocatesNothing(TransitionSystems.named(name, LABELS), gold(isProjective));
  }

  private static <C extends PartialTree> void assertAllocatesNothing(
      TransitionSystem<C> system, DependencyTree gold) {
    DynamicOracle<C> oracle = Oracles.namedDynamic(system, "dynamic").tree(gold);
    C c = system.newConfiguration();
    BitSet out = new BitSet(system.transitions().size());
    long[] costs = new long[1];
    Runnable run =
        () -> {
          system.initialize(c, 8);
          while (!system.isTerminal(c)) {
            oracle.optimal(c, out);
            int last = -1;
            for (int t = 0; t < system.transitions().size(); t++) {
              if (system.isLegal(c, t)) {
                costs[0] += oracle.cost(c, t);
                last = t;
              }
            }
            boolean mistake = c.derivationLength() % 3 == 2;
            system.apply(c, mistake ? last : out.nextSetBit(0));
          }
        };
    assertThat(Allocation.bytesAfterWarmUp(200, run)).isZero();
    assertThat(costs[0]).isPositive();
  }

  @Test
  void theEasyFirstOracleAllocatesNothing() {
    EasyFirst system = new EasyFirst(LABELS);
    EasyFirstConfiguration c = new EasyFirstConfiguration();
    BitSet out = new BitSet(9 * 2 * LABELS.size());
    long[] costs = new long[1];
    for (boolean isProjective : new boolean[] {true, false}) {
      DynamicOracle<EasyFirstConfiguration> oracle =
          Oracles.namedDynamic(system, "dynamic").tree(gold(isProjective));
      Runnable run =
          () -> {
            system.initialize(c, 8);
            while (!system.isTerminal(c)) {
              oracle.optimal(c, out);
              int last = -1;
              for (int t = 0; t < 9 * 2 * 3; t++) {
                if (system.isLegal(c, t)) {
                  costs[0] += oracle.cost(c, t);
                  last = t;
                }
              }
              boolean mistake = c.derivationLength() % 3 == 2;
              system.apply(c, mistake ? last : out.nextSetBit(0));
            }
          };
      assertThat(Allocation.bytesAfterWarmUp(200, run)).isZero();
    }
    assertThat(costs[0]).isPositive();
  }
}
