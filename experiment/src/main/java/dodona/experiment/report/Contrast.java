package dodona.experiment.report;

import dodona.evaluate.WordOutcomes;
import dodona.evaluate.significance.PairComparison;
import dodona.evaluate.significance.Significance;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Two settings compared on a treebank's test set, by what they predicted with all seeds.
 *
 * @param pair the comparison in LAS, or UAS if one learns no labels
 */
record Contrast(PairComparison pair) {

  /** The note on such p-values in a table. */
  static final String NOTE =
      "Tests are over all seeds: a sentence’s difference is the mean of its differences over the"
          + " seeds (Wilcoxon), and a word counts for the setting that gets it right with more"
          + " seeds (McNemar). p is two-sided, p (Holm) is corrected for the number of tests in the"
          + " table; † p (Holm) < 0.05, ‡ p (Holm) < 0.01.";

  private static final long BOOTSTRAP_SEED = 1;

  /** Compares two settings. */
  static Contrast of(Results results, String treebank, Setting first, Setting second) {
    return of(
        outcomes(results, treebank, first),
        outcomes(results, treebank, second),
        !first.isUnlabeled() && !second.isUnlabeled());
  }

  /** Compares what two settings predicted with the same seeds, with or without labels. */
  static Contrast of(List<WordOutcomes> first, List<WordOutcomes> second, boolean labeled) {
    return new Contrast(PairComparison.ofRuns(first, second, labeled, BOOTSTRAP_SEED));
  }

  /** The outcomes of each seed; those of its folds as if they were one test set. */
  static List<WordOutcomes> outcomes(Results results, String treebank, Setting setting) {
    List<WordOutcomes> outcomes = new ArrayList<>();
    List<RunResult> runs = results.of(treebank, setting);
    for (long seed : results.description().seeds()) {
      outcomes.add(
          WordOutcomes.of(
              runs.stream()
                  .filter(result -> result.run().seed() == seed)
                  .map(result -> Objects.requireNonNull(result.test()).sentences().words())
                  .collect(Collectors.joining())));
    }
    return outcomes;
  }

  /** The p-values of several comparisons, corrected by Holm's method. */
  static double[] holm(List<Contrast> contrasts, ToDoubleFunction<PairComparison> pValue) {
    return Significance.holm(contrasts.stream().map(Contrast::pair).mapToDouble(pValue).toArray());
  }
}
