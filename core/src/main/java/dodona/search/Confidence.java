package dodona.search;

import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.treebank.Sentence;
import org.jspecify.annotations.Nullable;

/**
 * Judges how sure a parser was of a derivation, from the lead that each of its transitions had over
 * the best other one. It belongs to one thread.
 */
public final class Confidence {

  private final Margins<?> leads;
  private final Calibration calibration;

  /**
   * The confidence of a model.
   *
   * @param calibration makes probabilities of leads; if there is none, figures come out that order
   *     trees and arcs
   */
  public Confidence(ParserModel model, @Nullable Calibration calibration) {
    this.leads = Margins.of(model);
    this.calibration = calibration == null ? Calibration.GUESS : calibration;
  }

  /**
   * The confidence in a derivation of a sentence.
   *
   * @param scorer the session in which it was found, or another of the model
   */
  public Judgment of(Sentence sentence, int[] derivation, Scorer.Session scorer) {
    leads.follow(sentence, derivation, scorer);
    return calibration.judge(leads, sentence.size());
  }
}
