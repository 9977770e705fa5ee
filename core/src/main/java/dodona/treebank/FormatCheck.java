package dodona.treebank;

import dodona.treebank.Problem.Severity;

/**
 * A check that the readers of treebanks make. Checks that the validator of Universal Dependencies
 * makes as well have its names.
 */
public enum FormatCheck {
  /** The file ends inside a sentence. */
  MISSING_EMPTY_LINE(
      "missing-empty-line",
      true,
      Severity.ERROR,
      "The file ends inside a sentence, or its last line has no line end.",
      "End the file with the last sentence and an empty line."),
  /** An empty line that ends no sentence. */
  EXTRA_EMPTY_LINE(
      "extra-empty-line",
      true,
      Severity.WARNING,
      "An empty line stands where a sentence was expected.",
      "Keep one empty line after each sentence."),
  /** Lines end in CR LF. */
  NON_UNIX_NEWLINE(
      "non-unix-newline",
      true,
      Severity.WARNING,
      "Lines end in CR LF; CoNLL-U uses LF.",
      "Save the file with Unix line ends."),
  /** The file begins with a byte-order mark. */
  BYTE_ORDER_MARK(
      "byte-order-mark",
      false,
      Severity.WARNING,
      "The file begins with a byte-order mark.",
      "Save the file as UTF-8 without a byte-order mark."),
  /** Bytes that are not UTF-8. */
  INVALID_UTF8(
      "invalid-utf8",
      false,
      Severity.ERROR,
      "A line has bytes that are not UTF-8.",
      "Convert the file to UTF-8."),
  /** A gzip file that cannot be read to its end. */
  DAMAGED_FILE(
      "damaged-file",
      false,
      Severity.ERROR,
      "The compressed file is damaged or truncated.",
      "Copy or compress the file again."),
  /** A line or sentence that is longer than any real one. */
  TOO_LONG(
      "too-long",
      false,
      Severity.ERROR,
      "A line or a sentence exceeds the size limit.",
      "Check for a missing line end or a missing empty line."),
  /** A comment after the first word. */
  MISPLACED_COMMENT(
      "misplaced-comment",
      true,
      Severity.ERROR,
      "A comment stands after the first word of a sentence.",
      "Move the comment before the first word."),
  /** A line that does not have ten columns. */
  NUMBER_OF_COLUMNS(
      "number-of-columns",
      true,
      Severity.ERROR,
      "A line does not have ten columns separated by tabs.",
      "Separate columns with single tabs, and use _ where there is no value."),
  /** A file in another format. */
  OTHER_COLUMNS(
      "other-columns",
      false,
      Severity.WARNING,
      "The file has the columns of CoNLL-2009, and only some of them are read.",
      "Convert the file to CoNLL-U."),
  /** A cell without content. */
  EMPTY_COLUMN(
      "empty-column", true, Severity.ERROR, "A column is empty.", "Use _ where there is no value."),
  /** Word IDs that do not count 1, 2, 3, … */
  WORD_ID_SEQUENCE(
      "word-id-sequence",
      true,
      Severity.ERROR,
      "Word IDs are not 1, 2, 3, ….",
      "Number the words of each sentence from 1."),
  /** A range in CoNLL-X. */
  NOT_IN_CONLLX(
      "not-in-conllx",
      false,
      Severity.ERROR,
      "CoNLL-X has neither multiword tokens nor empty nodes.",
      "Remove the line, or use CoNLL-U."),
  /** A range that ends before it begins. */
  REVERSED_WORD_INTERVAL(
      "reversed-word-interval",
      true,
      Severity.ERROR,
      "The range of a multiword token ends before it begins.",
      "Write the first word before the last one, as in 3-4."),
  /** A range that does not stand before its first word. */
  MISPLACED_WORD_INTERVAL(
      "misplaced-word-interval",
      true,
      Severity.ERROR,
      "A multiword token does not stand immediately before its first word.",
      "Move the line before its first word."),
  /** Two ranges that share a word. */
  OVERLAPPING_WORD_INTERVALS(
      "overlapping-word-intervals",
      true,
      Severity.ERROR,
      "Two multiword tokens share a word.",
      "Let each word belong to one multiword token."),
  /** A range that goes beyond the sentence. */
  WORD_INTERVAL_OUT(
      "word-interval-out",
      true,
      Severity.ERROR,
      "A multiword token goes beyond the last word.",
      "End the range with a word of the sentence."),
  /** An empty node that does not follow its word, or is not counted from 1. */
  MISPLACED_EMPTY_NODE(
      "misplaced-empty-node",
      true,
      Severity.ERROR,
      "An empty node does not follow the word or empty node before it.",
      "Number the empty nodes after word 8 as 8.1, 8.2, …."),
  /** A sentence without words. */
  EMPTY_SENTENCE(
      "empty-sentence",
      false,
      Severity.ERROR,
      "A sentence has no words.",
      "Remove the comments, or add the words."),
  /** A HEAD that is missing or no number. */
  INVALID_HEAD(
      "invalid-head",
      true,
      Severity.ERROR,
      "HEAD is missing or not a number.",
      "Use the ID of a word of the sentence, or 0 for the root."),
  /** A HEAD beyond the last word. */
  UNKNOWN_HEAD(
      "unknown-head",
      true,
      Severity.ERROR,
      "HEAD is not the ID of a word of the sentence.",
      "Use the ID of a word of the sentence, or 0 for the root."),
  /** A word that is its own head. */
  HEAD_SELF_LOOP(
      "head-self-loop",
      true,
      Severity.ERROR,
      "A word is its own head.",
      "Attach the word to another word."),
  /** A cycle, or no root. */
  NON_TREE(
      "non-tree",
      true,
      Severity.ERROR,
      "The heads form a cycle, or no word is the root.",
      "Let every word lead to a single root through its heads."),
  /** Several roots. */
  MULTIPLE_ROOTS(
      "multiple-roots",
      true,
      Severity.ERROR,
      "Several words have HEAD 0.",
      "Keep one root; attach the others to it, for example as parataxis.");

  private final String checkName;
  private final boolean official;
  private final Severity severity;
  private final String explanation;
  private final String fix;

  FormatCheck(
      String checkName, boolean official, Severity severity, String explanation, String fix) {
    this.checkName = checkName;
    this.official = official;
    this.severity = severity;
    this.explanation = explanation;
    this.fix = fix;
  }

  /** The name of the check, such as {@code number-of-columns}. */
  public String checkName() {
    return checkName;
  }

  /** Returns whether the validator of Universal Dependencies has a check of this name. */
  public boolean isOfficial() {
    return official;
  }

  /** Returns the usual severity of a violation; a reader may be more lenient. */
  public Severity severity() {
    return severity;
  }

  /** Returns whether the check is about HEAD, and not about the format of the file. */
  public boolean isAboutHeads() {
    return switch (this) {
      case INVALID_HEAD, UNKNOWN_HEAD, HEAD_SELF_LOOP, NON_TREE, MULTIPLE_ROOTS -> true;
      default -> false;
    };
  }

  /** Returns a description of a violation. */
  public String explanation() {
    return explanation;
  }

  /** Returns advice on how to fix a violation. */
  public String fix() {
    return fix;
  }
}
