package dodona.treebank.conllu;

/** The treatment of bytes that are not valid UTF-8. */
public enum InvalidUtf8 {
  /** They are an error. */
  REFUSE,
  /** Each of them becomes U+FFFD; they are counted, and each line that has any is reported. */
  REPLACE
}
