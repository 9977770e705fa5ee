package dodona.experiment.plan;

import dodona.evaluate.EvaluationOptions;

/** The scoring convention for test sets. */
public enum Scoring {
  /** As Universal Dependencies: subtypes of labels ignored, punctuation counted. */
  UD(
      "Scores as Universal Dependencies counts them: subtypes of labels ignored, punctuation"
          + " counted."),
  /** As the shared task of 2006: full labels, words made only of punctuation not counted. */
  CONLLX(
      "Test scores as CoNLL-X counts them: full labels, words made only of punctuation not"
          + " counted; development scores as Universal Dependencies counts them."),
  /** Full labels, punctuation counted. */
  FULL_LABELS(
      "Test scores with full labels, punctuation counted; development scores as Universal"
          + " Dependencies counts them, without subtypes of labels.");

  private final String explanation;

  Scoring(String explanation) {
    this.explanation = explanation;
  }

  /** The options of an evaluation; treebanks with several roots are scored, too. */
  public EvaluationOptions options() {
    EvaluationOptions options =
        switch (this) {
          case UD -> EvaluationOptions.UD;
          case CONLLX -> EvaluationOptions.CONLLX;
          case FULL_LABELS -> EvaluationOptions.CONLLX.withPunctuation(true);
        };
    return options.withLenient(true);
  }

  /** The note below a table. */
  public String explanation() {
    return explanation;
  }
}
