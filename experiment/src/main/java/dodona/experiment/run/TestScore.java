package dodona.experiment.run;

import dodona.evaluate.ArcScore;
import dodona.evaluate.Evaluation;

/**
 * How a run did on the test set, in percent.
 *
 * @param uas the unlabelled attachment score
 * @param las the labelled attachment score
 * @param nonProjective non-projective arcs, labelled
 */
public record TestScore(double uas, double las, ArcScore nonProjective) {

  static TestScore of(Evaluation evaluation) {
    return new TestScore(
        evaluation.attachment().uas().f1(),
        evaluation.attachment().las().f1(),
        evaluation.nonProjectiveArcs());
  }
}
