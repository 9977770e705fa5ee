package dodona.treebank;

/** A file format for treebanks with ten tab-separated columns. */
public enum Format {
  /** Universal Dependencies' format, version 2: comments, multiword ranges and empty nodes. */
  CONLLU("CoNLL-U"),
  /**
   * The shared task format of 2006: words only, PHEAD and PDEPREL in the last two columns. That of
   * 2009, which has fourteen and more, is read into the same ten.
   */
  CONLLX("CoNLL-X");

  private final String title;

  Format(String title) {
    this.title = title;
  }

  @Override
  public String toString() {
    return title;
  }

  /**
   * Recognizes the format of a file by its first sentence.
   *
   * <p>PHEAD is a number where DEPS is made of {@code head:label} pairs, and only CoNLL-U has
   * comments, ranges, empty nodes and {@code Name=Value} in its last column. Where the sentence
   * says nothing, the ending of the file's name decides, and CoNLL-U is the default.
   */
  public static Format recognize(Sentence first, String source) {
    if (!first.comments().isEmpty() || first.rows() > first.size()) {
      return CONLLU;
    }
    for (int row = 0; row < first.rows(); row++) {
      String deps = first.cell(row, Column.DEPS);
      if (deps.indexOf(':') >= 0 || first.cell(row, Column.MISC).indexOf('=') >= 0) {
        return CONLLU;
      }
      if (!deps.isEmpty() && deps.chars().allMatch(c -> c >= '0' && c <= '9')) {
        return CONLLX;
      }
    }
    return ofFileName(source, CONLLU);
  }

  /** The format that the ending of a file's name stands for, or another if it says nothing. */
  public static Format ofFileName(String fileName, Format otherwise) {
    String name =
        fileName.endsWith(".gz") ? fileName.substring(0, fileName.length() - 3) : fileName;
    if (name.endsWith(".conll") || name.endsWith(".conllx")) {
      return CONLLX;
    }
    return name.endsWith(".conllu") ? CONLLU : otherwise;
  }
}
