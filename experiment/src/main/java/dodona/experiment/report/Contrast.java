package dodona.experiment.report;

import dodona.evaluate.Evaluation;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.significance.PairComparison;
import dodona.evaluate.significance.Significance;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.ResultStore;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Two settings compared on a treebank's test set, by what they predicted with all seeds.
 *
 * @param pair the comparison in LAS, or UAS if one learns no labels
 */
record Contrast(PairComparison pair) {

  /** What a table says of such p-values. */
  static final String NOTE =
      "Tests are over all seeds: a sentence’s difference is the mean of its differences over the"
          + " seeds (Wilcoxon), and a word counts for the setting that gets it right with more"
          + " seeds (McNemar). p is two-sided, p (Holm) is corrected for the number of tests in the"
          + " table; † p (Holm) < 0.05, ‡ p (Holm) < 0.01.";

  private static final long BOOTSTRAP_SEED = 1;

  /** Compares two settings. */
  static Contrast of(Results results, String treebank, Setting first, Setting second)
      throws IOException {
    return of(
        evaluations(results, treebank, first),
        evaluations(results, treebank, second),
        !first.isUnlabeled() && !second.isUnlabeled());
  }

  /** Compares what two settings predicted with the same seeds, with or without labels. */
  static Contrast of(List<Evaluation> first, List<Evaluation> second, boolean labeled) {
    return new Contrast(PairComparison.ofRuns(first, second, labeled, BOOTSTRAP_SEED));
  }

  /** One evaluation for each seed. */
  static List<Evaluation> evaluations(Results results, String treebank, Setting setting)
      throws IOException {
    List<Evaluation> evaluations = new ArrayList<>();
    ResultStore store = results.store();
    for (long seed : results.description().seeds()) {
      List<ScoredFile> gold = new ArrayList<>();
      List<ScoredFile> predicted = new ArrayList<>();
      for (RunResult result : results.of(treebank, setting)) {
        if (result.run().seed() == seed) {
          gold.add(store.gold(result.run()));
          predicted.add(store.predicted(result.run()));
        }
      }
      evaluations.add(
          Evaluation.of(
              joined(gold), joined(predicted), results.description().scoring().options()));
    }
    return evaluations;
  }

  /** The files of all folds as one. */
  private static ScoredFile joined(List<ScoredFile> files) {
    return new ScoredFile(
        files.get(0).name(),
        () -> {
          List<InputStream> streams = new ArrayList<>();
          for (ScoredFile file : files) {
            streams.add(file.opener().open());
          }
          return new SequenceInputStream(Collections.enumeration(streams));
        });
  }

  /** The p-values of several comparisons, corrected by Holm's method. */
  static double[] holm(List<Contrast> contrasts, ToDoubleFunction<PairComparison> pValue) {
    return Significance.holm(contrasts.stream().map(Contrast::pair).mapToDouble(pValue).toArray());
  }
}
