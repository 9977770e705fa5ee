package dodona.evaluate;

/** A figure of the CoNLL 2018 shared task, under the name that its scorer prints. */
public enum Metric {
  /** Surface tokens with the right span. */
  TOKENS("Tokens"),
  /** Sentences with the right span. */
  SENTENCES("Sentences"),
  /** Words that are aligned. */
  WORDS("Words"),
  /** Universal part of speech. */
  UPOS("UPOS"),
  /** The treebank's own part of speech. */
  XPOS("XPOS"),
  /** The universal ones among the features. */
  UFEATS("UFeats"),
  /** UPOS, XPOS and UFeats at once. */
  ALL_TAGS("AllTags"),
  /** Lemmas; where the gold file has none, every lemma is right. */
  LEMMAS("Lemmas"),
  /** Heads. */
  UAS("UAS"),
  /** Heads and labels. */
  LAS("LAS"),
  /** Heads and labels of content words. */
  CLAS("CLAS"),
  /** CLAS with UPOS and UFeats, and with the function words that depend on the word. */
  MLAS("MLAS"),
  /** CLAS with lemmas. */
  BLEX("BLEX");

  private final String title;

  Metric(String title) {
    this.title = title;
  }

  /** The name that the official scorer prints. */
  @Override
  public String toString() {
    return title;
  }
}
