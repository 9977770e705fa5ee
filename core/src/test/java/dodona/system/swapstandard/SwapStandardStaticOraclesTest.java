package dodona.system.swapstandard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.treebank.DependencyTree;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SwapStandardStaticOraclesTest {

  private static final List<String> LABELS = List.of("a", "b", "c");
  private static final SwapStandard SYSTEM = new SwapStandard(LABELS);

  @ParameterizedTest
  @ValueSource(strings = {"eager", "lazy", "minimal"})
  void everyDerivationRebuildsItsTree(String name) {
    SmallTrees.upTo(6).forEach(tree -> assertRebuilt(name, tree));
    Random random = new Random(11);
    for (int i = 0; i < 200; i++) {
      assertRebuilt(name, SmallTrees.random(12, random));
    }
  }

  private static void assertRebuilt(String name, DependencyTree tree) {
    DependencyTree gold = labeled(tree);
    StaticOracle<Configuration> oracle = Oracles.namedStatic(SYSTEM, name).tree(gold);
    Configuration c = SwapStandardRuns.follow(SYSTEM, oracle, gold.size());
    assertThat(c.tree(LABELS)).as(() -> name + ": " + Derivation.print(SYSTEM, c)).isEqualTo(gold);
  }

  /** Labels that differ between neighbors, so that a wrong one shows. */
  private static DependencyTree labeled(DependencyTree tree) {
    String[] labels = new String[tree.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = LABELS.get((i + tree.head(i + 1)) % LABELS.size());
    }
    return DependencyTree.of(tree.heads(), labels);
  }

  @Test
  void minimalNeedsNoMoreSwapsThanLazyAndLazyNoMoreThanEager() {
    Random random = new Random(12);
    Stream<DependencyTree> longer =
        Stream.generate(() -> SmallTrees.random(4 + random.nextInt(12), random)).limit(500);
    Stream.concat(SmallTrees.upTo(6), longer)
        .forEach(
            tree -> {
              int lazy = SwapStandardRuns.lazy(tree);
              assertThat(lazy).as(tree::toString).isLessThanOrEqualTo(SwapStandardRuns.eager(tree));
              assertThat(SwapStandardRuns.minimal(tree))
                  .as(tree::toString)
                  .isLessThanOrEqualTo(lazy);
            });
  }

  @ParameterizedTest
  @CsvSource({"2, 0, 0, 0", "3, 4, 4, 4", "4, 93, 85, 85"})
  void countsTheSwapsOfAllSmallTrees(int n, int eager, int lazy, int minimal) {
    assertThat(SmallTrees.all(n).mapToInt(SwapStandardRuns::eager).sum()).isEqualTo(eager);
    assertThat(SmallTrees.all(n).mapToInt(SwapStandardRuns::lazy).sum()).isEqualTo(lazy);
    assertThat(SmallTrees.all(n).mapToInt(SwapStandardRuns::minimal).sum()).isEqualTo(minimal);
  }

  @Test
  void eagerSwapsAtOnceAndLazyCompletesTheComponentFirst() {
    DependencyTree ausgeloest =
        DependencyTree.of(new int[] {2, 0, 2, 1, 4}, new String[] {"oc", "root", "sb", "mo", "nk"});
    SwapStandard system = new SwapStandard(List.of("oc", "root", "sb", "mo", "nk"));
    assertThat(derivation(system, new SwapStandardEagerOracle(system, ausgeloest)))
        .isEqualTo("SH SH SH RA(sb) SH SW SH SH SW RA(nk) RA(mo) SH LA(oc) RA(root)");
    assertThat(derivation(system, new SwapStandardLazyOracle(system, ausgeloest)))
        .isEqualTo("SH SH SH RA(sb) SH SH RA(nk) SW RA(mo) SH LA(oc) RA(root)");
  }

  private static String derivation(SwapStandard system, StaticOracle<Configuration> oracle) {
    Configuration c = SwapStandardRuns.follow(system, oracle, 5);
    return Derivation.print(system, c);
  }

  @Test
  void refusesATreeWithALabelThatTheSystemLacks() {
    DependencyTree gold = DependencyTree.of(new int[] {0}, new String[] {"root"});
    assertThatThrownBy(() -> new SwapStandardEagerOracle(SYSTEM, gold))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'root'");
  }
}
