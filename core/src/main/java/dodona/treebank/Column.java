package dodona.treebank;

/** A column of CoNLL-U. CoNLL-X has ten corresponding columns, some with other names. */
public enum Column {
  /** The word's number, a range such as {@code 3-4} or an empty node's {@code 8.1}. */
  ID(0, "ID"),
  /** The word as written. */
  FORM(1, "FORM"),
  /** The word's dictionary form. */
  LEMMA(2, "LEMMA"),
  /** The universal part of speech. */
  UPOS(3, "CPOSTAG"),
  /** The treebank's own part of speech. */
  XPOS(4, "POSTAG"),
  /** Morphological features, {@code Name=Value} pairs separated by bars. */
  FEATS(5, "FEATS"),
  /** The number of the word's head, 0 for the root. */
  HEAD(6, "HEAD"),
  /** The label of the arc from the head. */
  DEPREL(7, "DEPREL"),
  /** The enhanced graph, {@code head:label} pairs separated by bars. */
  DEPS(8, "PHEAD"),
  /** Anything else. */
  MISC(9, "PDEPREL");

  /** The number of columns in a line. */
  public static final int COUNT = 10;

  private final int index;
  private final String conllxName;

  Column(int index, String conllxName) {
    this.index = index;
    this.conllxName = conllxName;
  }

  /** The place of the column in a line, from 0. */
  public int index() {
    return index;
  }

  /** The name that the given format's documentation uses for this place. */
  public String nameIn(Format format) {
    return format == Format.CONLLX ? conllxName : name();
  }
}
