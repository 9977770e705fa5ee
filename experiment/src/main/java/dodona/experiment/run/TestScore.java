package dodona.experiment.run;

import dodona.evaluate.ArcScore;
import dodona.evaluate.Evaluation;

/**
 * How a run did on the test set, in percent.
 *
 * @param uas the unlabeled attachment score
 * @param las the labeled attachment score
 * @param nonProjective non-projective arcs, labeled
 */
public record TestScore(double uas, double las, ArcScore nonProjective) {

  static TestScore of(Evaluation evaluation) {
    return new TestScore(
        evaluation.attachment().uas().f1(),
        evaluation.attachment().las().f1(),
        evaluation.nonProjective().labeled());
  }
}
