package dodona.evaluate;

import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;

/**
 * Options of an evaluation.
 *
 * @param convention what is compared
 * @param punctuation whether CoNLL-X counts words made only of punctuation; UD always does
 * @param lenient whether a sentence with several roots is scored rather than refused
 */
public record EvaluationOptions(Convention convention, boolean punctuation, boolean lenient) {

  /** The official definition of Universal Dependencies. */
  public static final EvaluationOptions UD = new EvaluationOptions(Convention.UD, true, false);

  /** The CoNLL-X definition, without punctuation. */
  public static final EvaluationOptions CONLLX =
      new EvaluationOptions(Convention.CONLLX, false, false);

  /** Checks that the options do not contradict the convention. */
  public EvaluationOptions {
    if (convention == Convention.UD && !punctuation) {
      throw new IllegalArgumentException("the UD convention always scores punctuation");
    }
  }

  /** Returns a copy that scores or rejects sentences with several roots. */
  public EvaluationOptions withLenient(boolean newLenient) {
    return new EvaluationOptions(convention, punctuation, newLenient);
  }

  /** These options, with punctuation counted or not. */
  public EvaluationOptions withPunctuation(boolean newPunctuation) {
    return new EvaluationOptions(convention, newPunctuation, lenient);
  }

  /** Returns a line that describes the definition of the scores. */
  public String definition() {
    if (convention == Convention.UD) {
      return convention.definition();
    }
    return convention.definition()
        + (punctuation ? ", punctuation counted" : ", words made only of punctuation not counted");
  }

  /** Returns whether a word counts towards the scores. */
  boolean counts(String form) {
    return punctuation || !Punctuation.isPunctuation(form);
  }

  ReadOptions readOptions() {
    return ReadOptions.DEFAULT.withTrees(
        lenient ? TreeRequirement.TREE : TreeRequirement.SINGLE_ROOT);
  }
}
