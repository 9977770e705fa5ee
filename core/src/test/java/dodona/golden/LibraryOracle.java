package dodona.golden;

import dodona.oracle.GuidedRun;
import dodona.oracle.Verdict;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.List;

/** The library's side of the comparison, and all that these tests know of its interfaces. */
final class LibraryOracle {

  private final String system;
  private final String oracle;
  private final DependencyTree gold;

  LibraryOracle(String system, String oracle, DependencyTree gold) {
    this.system = system;
    this.oracle = oracle;
    this.gold = gold;
  }

  private GuidedRun<?> after(String derivation) {
    GuidedRun<?> run = GuidedRun.of(system, List.of(DependencyTree.NO_LABEL), oracle, gold);
    for (String move : derivation.isEmpty() ? List.<String>of() : List.of(derivation.split(" "))) {
      run.take(run.parse(move));
    }
    return run;
  }

  /** Every derivation that the oracle permits. */
  List<String> derivations() {
    List<String> found = new ArrayList<>();
    collect("", found);
    return found;
  }

  private void collect(String derivation, List<String> found) {
    GuidedRun<?> run = after(derivation);
    List<Verdict> permitted = run.verdicts().stream().filter(Verdict::optimal).toList();
    if (permitted.isEmpty()) {
      found.add(run.isTerminal() ? derivation : derivation + " and no further");
    }
    for (Verdict verdict : permitted) {
      collect((derivation + " " + verdict.name()).strip(), found);
    }
  }

  /** The costs of all legal transitions after a derivation, such as {@code SH=0}. */
  List<String> costs(String derivation) {
    return after(derivation).verdicts().stream()
        .map(verdict -> verdict.name() + "=" + verdict.cost().orElseThrow())
        .toList();
  }

  /** Returns whether the oracle calls exactly the cheapest of these transitions optimal. */
  boolean callsTheCheapestOptimal(String derivation) {
    List<Verdict> verdicts = after(derivation).verdicts();
    int least = verdicts.stream().mapToInt(v -> v.cost().orElseThrow()).min().orElse(0);
    return verdicts.stream().allMatch(v -> v.optimal() == (v.cost().orElseThrow() == least));
  }

  /** The number of words whose head is wrong after a derivation. */
  int wrongHeads(String derivation) {
    GuidedRun<?> run = after(derivation);
    int wrong = 0;
    for (int word = 1; word <= gold.size(); word++) {
      wrong += run.state().head(word) == gold.head(word) ? 0 : 1;
    }
    return wrong;
  }
}
