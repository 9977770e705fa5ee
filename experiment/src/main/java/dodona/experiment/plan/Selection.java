package dodona.experiment.plan;

/** The iteration whose model is scored. */
public enum Selection {
  /** The one that does best on the development set. */
  BEST,
  /** The last. */
  LAST
}
