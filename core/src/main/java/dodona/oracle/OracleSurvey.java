package dodona.oracle;

import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.List;

/**
 * What the oracles of a system make of trees, whose labels play no part in it.
 *
 * <p>Immutable; the sentences of a treebank may be asked about by several threads.
 */
final class OracleSurvey {

  /** The name of the fewest swaps in any order, which is a figure but not an oracle. */
  private static final String MINIMAL_ANY = "minimal-any";

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  private final String system;
  private final List<String> oracles;

  /**
   * What one oracle does with one tree.
   *
   * @param derived whether the derivation followed ends in the gold tree
   * @param transitions how many transitions it has
   * @param swaps how many of them are swaps
   * @param unique whether the oracle permits no other derivation
   * @param exact whether the figures are certain; false where a search was given up
   */
  record Finding(boolean derived, int transitions, int swaps, boolean unique, boolean exact) {

    static final Finding UNDERIVABLE = new Finding(false, 0, 0, false, true);
  }

  /**
   * A survey.
   *
   * @throws IllegalArgumentException if there is no such system, or it has no such oracle
   */
  OracleSurvey(String system, List<String> oracles) {
    List<String> known = new ArrayList<>(Oracles.names(system));
    if (system.equals("swap-standard")) {
      known.add(MINIMAL_ANY);
    }
    for (String oracle : oracles) {
      if (!known.contains(oracle)) {
        throw new IllegalArgumentException(
            system + " has no oracle '" + oracle + "'; it has " + String.join(", ", known));
      }
    }
    this.system = system;
    this.oracles = List.copyOf(oracles);
  }

  /** The oracles asked about, in order. */
  List<String> oracles() {
    return oracles;
  }

  /** What each oracle makes of a tree, in the order of the oracles. */
  List<Finding> of(DependencyTree tree) {
    DependencyTree unlabeled = DependencyTree.of(tree.heads());
    return oracles.stream().map(oracle -> find(oracle, unlabeled)).toList();
  }

  private Finding find(String oracle, DependencyTree tree) {
    if (oracle.equals(MINIMAL_ANY)) {
      FewestSwaps fewest = FewestSwaps.inAnyOrder(tree);
      return new Finding(true, fewest.moves().size(), fewest.swaps(), false, fewest.isExact());
    }
    if (Oracles.kind(system, oracle) != OracleKind.DYNAMIC
        && !Derivability.canDerive(system, tree)) {
      return Finding.UNDERIVABLE;
    }
    return follow(GuidedRun.of(system, UNLABELLED, oracle, tree), tree);
  }

  /** Follows the first correct transition each time; if there never is a second, it is unique. */
  private static Finding follow(GuidedRun<?> run, DependencyTree tree) {
    boolean unique = true;
    while (!run.isTerminal()) {
      unique &= run.takeFirstCorrect();
    }
    boolean derived = run.state().tree(UNLABELLED).equals(tree);
    return new Finding(derived, run.state().derivationLength(), run.state().swaps(), unique, true);
  }
}
