package dodona.oracle.survey;

import dodona.error.InvalidInputException;
import dodona.oracle.Derivability;
import dodona.oracle.DerivationSearch;
import dodona.oracle.GuidedRun;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Choices;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A survey of how the oracles and searches of a system handle trees, regardless of labels.
 *
 * <p>Immutable, so that several threads can survey the sentences of a treebank.
 */
final class OracleSurvey {

  private final String system;
  private final List<String> oracles;
  private final List<Function<DependencyTree, Finding>> finders;

  /**
   * The result of one oracle for one tree.
   *
   * @param derived whether the derivation that was followed ends in the gold tree
   * @param transitions how many transitions it has
   * @param swaps how many of them are swaps
   * @param unique whether the oracle permits no other derivation
   * @param exact whether the figures are certain; false if a search was given up
   */
  record Finding(boolean derived, int transitions, int swaps, boolean unique, boolean exact) {

    static final Finding UNDERIVABLE = new Finding(false, 0, 0, false, true);
  }

  /**
   * A survey.
   *
   * @throws InvalidInputException if there is no such system, or it has no such oracle
   */
  OracleSurvey(String system, List<String> oracles) {
    Map<String, Function<DependencyTree, Finding>> known = new LinkedHashMap<>();
    for (String oracle : Oracles.names(system)) {
      boolean isDynamic = Oracles.kind(system, oracle) == OracleKind.DYNAMIC;
      known.put(oracle, tree -> ask(oracle, isDynamic, tree));
    }
    for (DerivationSearch search : Oracles.searches(system)) {
      known.put(search.name(), tree -> found(search.search().apply(tree)));
    }
    for (String oracle : oracles) {
      if (!known.containsKey(oracle)) {
        throw new InvalidInputException(
            system + " has no oracle '" + oracle + "'; expected " + Choices.list(known.keySet()));
      }
    }
    this.system = system;
    this.oracles = List.copyOf(oracles);
    this.finders = this.oracles.stream().map(known::get).toList();
  }

  /** The oracles asked about, in order. */
  List<String> oracles() {
    return oracles;
  }

  /** Returns the result of each oracle for a tree, in the order of the oracles. */
  List<Finding> of(DependencyTree tree) {
    DependencyTree unlabeled = DependencyTree.of(tree.heads());
    return finders.stream().map(finder -> finder.apply(unlabeled)).toList();
  }

  private Finding ask(String oracle, boolean isDynamic, DependencyTree tree) {
    return isDynamic || Derivability.canDerive(system, tree)
        ? follow(GuidedRun.of(system, Transitions.UNLABELED, oracle, tree), tree)
        : Finding.UNDERIVABLE;
  }

  private static Finding found(DerivationSearch.Found found) {
    return new Finding(true, found.transitions(), found.swaps(), false, found.exact());
  }

  /** Follows the first correct transition each time; if there never is a second, it is unique. */
  private static Finding follow(GuidedRun<?> run, DependencyTree tree) {
    boolean unique = true;
    while (!run.isTerminal()) {
      unique &= run.takeFirstCorrect();
    }
    boolean derived = run.state().tree(Transitions.UNLABELED).equals(tree);
    return new Finding(derived, run.state().derivationLength(), run.state().swaps(), unique, true);
  }
}
