package dodona.experiment.plan;

/** Which tags and lemmas a parser sees. */
public enum Tags {
  /** Those of the treebank. */
  GOLD,
  /** Predicted ones: in training by jack-knifing, elsewhere by a tagger trained on all of it. */
  JACKKNIFE
}
