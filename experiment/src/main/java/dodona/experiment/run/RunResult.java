package dodona.experiment.run;

import dodona.experiment.plan.Run;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a run.
 *
 * @param run the run
 * @param sentences the number of training sentences
 * @param skipped how many it could not learn from
 * @param iterations what each iteration came to
 * @param chosen the iteration that counts, from 1
 * @param devUas the unlabeled attachment score of that one on the development set, in percent; NaN
 *     if there is none
 * @param devLas the labeled one
 * @param test how it did on the test set; null if there is none
 * @param learningSeconds the processor time that learning took, without reading, scoring and
 *     parsing; NaN if it was not measured
 * @param seconds how long it all took; only the two times differ from repetition to repetition
 */
public record RunResult(
    Run run,
    int sentences,
    int skipped,
    List<Iteration> iterations,
    int chosen,
    double devUas,
    double devLas,
    @Nullable TestScore test,
    double learningSeconds,
    double seconds) {

  /** Copies the iterations. */
  public RunResult {
    iterations = List.copyOf(iterations);
  }

  /** Returns a copy with this score. */
  RunResult withTest(TestScore score) {
    return new RunResult(
        run,
        sentences,
        skipped,
        iterations,
        chosen,
        devUas,
        devLas,
        score,
        learningSeconds,
        seconds);
  }
}
