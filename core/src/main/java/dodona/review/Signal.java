package dodona.review;

/**
 * A reason to suspect a word of an annotation error.
 *
 * <p>The weights are those of a logistic regression on {@linkplain PlantedErrors planted errors} in
 * the training files of French-Sequoia, Greek-GDT and Turkish-IMST.
 */
public enum Signal {
  /** The same words are annotated otherwise elsewhere (Dickinson &amp; Meurers 2003). */
  VARIATION("variation", 1.7),
  /** The word usually has another tag. */
  TAG("unusual tag", 3.2),
  /** The relation rarely goes with this tag. */
  PAIR("rare label/tag pair", 7.8),
  /** The relation rarely holds between words with these tags in this order. */
  TRIPLE("rare triple", 3.8),
  /** The relation rarely spans so many words in this direction. */
  DISTANCE("unusual distance", 3.0),
  /** The arc crosses others, and few arcs of the treebank do. */
  CROSSING("crossing arc", 4.0),
  /** A parser that was trained on the rest of the treebank is sure of another arc. */
  PARSER("parser", 5.0);

  /** The logit of the score of a word without any suspicion. */
  static final double BIAS = -6;

  private final String title;
  private final double weight;

  Signal(String title, double weight) {
    this.title = title;
    this.weight = weight;
  }

  /** The name in reports. */
  public String title() {
    return title;
  }

  /** Returns how much this signal at full strength adds to the logit of a word's score. */
  double weight() {
    return weight;
  }
}
