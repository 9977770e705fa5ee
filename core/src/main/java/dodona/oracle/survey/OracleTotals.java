package dodona.oracle.survey;

import dodona.oracle.survey.OracleSurvey.Finding;
import java.util.List;

/** The findings of a survey, added up over a treebank. */
final class OracleTotals {

  private final long[] derived;
  private final long[] transitions;
  private final long[] swaps;
  private final long[] unique;
  private final long[] inexact;
  private long sentences;

  /** Totals of nothing yet. */
  OracleTotals(OracleSurvey survey) {
    int count = survey.oracles().size();
    this.derived = new long[count];
    this.transitions = new long[count];
    this.swaps = new long[count];
    this.unique = new long[count];
    this.inexact = new long[count];
  }

  /** Adds a sentence's findings. */
  void add(List<Finding> findings) {
    sentences++;
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      derived[i] += finding.derived() ? 1 : 0;
      transitions[i] += finding.derived() ? finding.transitions() : 0;
      swaps[i] += finding.derived() ? finding.swaps() : 0;
      unique[i] += finding.unique() ? 1 : 0;
      inexact[i] += finding.exact() ? 0 : 1;
    }
  }

  /** Returns the number of sentences added. */
  long sentences() {
    return sentences;
  }

  /** Sentences whose gold tree an oracle's derivation ends in. */
  long derived(int oracle) {
    return derived[oracle];
  }

  /** Transitions of the derivations that end in the gold tree. */
  long transitions(int oracle) {
    return transitions[oracle];
  }

  /** Swaps of the derivations that end in the gold tree. */
  long swaps(int oracle) {
    return swaps[oracle];
  }

  /** Sentences for which an oracle permits one derivation only. */
  long unique(int oracle) {
    return unique[oracle];
  }

  /** Sentences for which a search was given up, so that the figures are upper bounds. */
  long inexact(int oracle) {
    return inexact[oracle];
  }
}
