package dodona.experiment.run;

import dodona.evaluate.ArcScore;
import dodona.evaluate.Evaluation;
import java.util.List;

/**
 * The scores of a run on the test set, in percent.
 *
 * @param uas the unlabeled attachment score
 * @param las the labeled attachment score
 * @param nonProjective non-projective arcs, labeled
 * @param sentences the result of each sentence
 */
public record TestScore(double uas, double las, ArcScore nonProjective, TestSentences sentences) {

  static TestScore of(Evaluation evaluation, List<Integer> swaps) {
    return new TestScore(
        evaluation.attachment().uas().f1(),
        evaluation.attachment().las().f1(),
        evaluation.nonProjective().labeled(),
        new TestSentences(evaluation.outcomes().marks(), swaps));
  }
}
