package dodona.system.swapstandard;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.lattice.DerivationLattice;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Swaps and unique derivations of real treebanks, as others counted them; the Dutch row and the
 * unique derivations of the German one are this code's own counts, kept so that they do not change.
 */
class SwapStandardTreebanksTest {

  private static final SwapStandard SYSTEM = new SwapStandard(List.of(DependencyTree.NO_LABEL));

  private final Configuration c = new Configuration();

  @ParameterizedTest
  @CsvSource({
    "Hungarian-Szeged/hu_szeged-ud-train, 910, 1105, 354, 292, 14, 775",
    "German-GSD/de_gsd-ud-test, 977, 740, 146, 137, 48, 901",
    "English-EWT/en_ewt-ud-train, 12544, 2113, 428, 386, 1923, 12320",
    "Greek-GDT/el_gdt-ud-train, 1662, 646, 211, 211, 51, 1566",
    "Dutch-LassySmall-2017/nl_lassysmall-ud-train, 6638, 33475, 14638, 10350, 2213, 5184",
  })
  void countsAsExpected(
      String name, int sentences, int eager, int lazy, int minimal, int ndAll, int ndSw)
      throws IOException {
    Path file = SharedData.require("treebanks/" + name + ".conllu.gz");
    int[] counts = new int[6];
    try (ConlluReader reader = ConlluReader.open(file)) {
      for (Sentence sentence : reader) {
        if (sentence.treeDefects().isEmpty()) {
          count(DependencyTree.of(sentence.tree().heads()), counts);
        }
      }
    }
    assertThat(counts).containsExactly(sentences, eager, lazy, minimal, ndAll, ndSw);
  }

  private void count(DependencyTree tree, int[] counts) {
    int n = tree.size();
    assertThat(FewestSwaps.inProjectiveOrder(tree).isExact()).isTrue();
    counts[0]++;
    counts[1] += swaps("eager", tree);
    counts[2] += swaps("lazy", tree);
    counts[3] += swaps("minimal", tree);
    counts[4] +=
        DerivationLattice.isUnique(
                SYSTEM, Oracles.namedNonDeterministic(SYSTEM, "nd-all").tree(tree), n)
            ? 1
            : 0;
    counts[5] +=
        DerivationLattice.isUnique(
                SYSTEM, Oracles.namedNonDeterministic(SYSTEM, "nd-sw").tree(tree), n)
            ? 1
            : 0;
  }

  private int swaps(String name, DependencyTree tree) {
    StaticOracle<Configuration> oracle = Oracles.namedStatic(SYSTEM, name).tree(tree);
    SYSTEM.initialize(c, tree.size());
    while (!SYSTEM.isTerminal(c)) {
      SYSTEM.apply(c, oracle.next(c));
    }
    return c.swaps();
  }
}
