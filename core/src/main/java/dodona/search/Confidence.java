package dodona.search;

import dodona.model.Scorer;
import dodona.treebank.Sentence;
import org.jspecify.annotations.Nullable;

/**
 * Computes the confidence in a derivation from the margin between each transition and the best
 * other {@linkplain Permitted permitted} one. Not thread-safe.
 */
public final class Confidence {

  private final Margins<?> margins;
  private final Calibration calibration;

  /**
   * The confidence of a parser.
   *
   * @param calibration turns margins into probabilities; without it, the results only order trees
   *     and arcs
   */
  public Confidence(Parser parser, @Nullable Calibration calibration) {
    this.margins = Margins.of(parser);
    this.calibration = calibration == null ? Calibration.GUESS : calibration;
  }

  /**
   * Returns the confidence in a derivation that the parser found.
   *
   * @param scorer the session in which it was found, or another of the model
   */
  public Judgment of(Sentence sentence, int[] derivation, Scorer.Session scorer) {
    margins.follow(sentence, derivation, scorer);
    return calibration.judge(margins, sentence.size());
  }
}
