package dodona.text.segment;

/** The meaning of line ends in a text. */
public enum Lines {
  /**
   * Nothing certain, as in most texts: a sentence may go on in the next line. An empty line ends a
   * paragraph, and a line that ends although the next word would have fitted tends to end a
   * sentence.
   */
  WRAPPED,
  /** The end of a paragraph, and so of a sentence. */
  PARAGRAPHS,
  /** The end of a sentence, which ends nowhere else. */
  SENTENCES
}
