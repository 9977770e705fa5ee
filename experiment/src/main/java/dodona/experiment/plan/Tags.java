package dodona.experiment.plan;

/** The tags and lemmas that a parser uses. */
public enum Tags {
  /** Those of the treebank. */
  GOLD,
  /** Predicted ones: in training by jackknifing, elsewhere by a tagger trained on all of it. */
  JACKKNIFE
}
