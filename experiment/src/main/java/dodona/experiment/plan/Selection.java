package dodona.experiment.plan;

/** Which iteration of a training counts. */
public enum Selection {
  /** The one that does best on the development set. */
  BEST,
  /** The last. */
  LAST
}
