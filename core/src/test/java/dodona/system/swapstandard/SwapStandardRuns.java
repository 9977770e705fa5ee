package dodona.system.swapstandard;

import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import java.util.List;

/** Runs of swap-standard along an oracle. */
final class SwapStandardRuns {

  static final SwapStandard UNLABELLED = new SwapStandard(List.of(DependencyTree.NO_LABEL));

  private SwapStandardRuns() {}

  /** The configuration at the end of the derivation that an oracle prescribes. */
  static Configuration follow(SwapStandard system, StaticOracle<Configuration> oracle, int words) {
    Configuration c = new Configuration();
    system.initialize(c, words);
    while (!system.isTerminal(c)) {
      system.apply(c, oracle.next(c));
    }
    return c;
  }

  /** The same tree without its labels. */
  static DependencyTree unlabeled(DependencyTree tree) {
    return DependencyTree.of(tree.heads());
  }

  static int eager(DependencyTree tree) {
    return follow(UNLABELLED, new SwapStandardEagerOracle(UNLABELLED, tree), tree.size()).swaps();
  }

  static int lazy(DependencyTree tree) {
    return follow(UNLABELLED, new SwapStandardLazyOracle(UNLABELLED, tree), tree.size()).swaps();
  }

  static int minimal(DependencyTree tree) {
    return follow(UNLABELLED, new SwapStandardMinimalOracle(UNLABELLED, tree), tree.size()).swaps();
  }
}
