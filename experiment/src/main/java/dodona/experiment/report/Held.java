package dodona.experiment.report;

import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import dodona.experiment.run.TestScore;

/** Scores on the test set or, for a treebank without one, on the development set. */
final class Held {

  /** The note on such scores in a table. */
  static final String NOTE =
      "Scores are on the test set; a treebank marked (dev) has none, and its development"
          + " set, which also selected the iteration, is used instead.";

  private Held() {}

  static double uas(RunResult result) {
    TestScore test = result.test();
    return test == null ? result.devUas() : test.uas();
  }

  static double las(RunResult result) {
    TestScore test = result.test();
    return test == null ? result.devLas() : test.las();
  }

  static boolean hasTest(Results results, String treebank) {
    return results.runs().stream()
        .anyMatch(r -> r.run().treebank().equals(treebank) && r.test() != null);
  }

  static String name(Results results, String treebank) {
    return hasTest(results, treebank) ? treebank : treebank + " (dev)";
  }
}
