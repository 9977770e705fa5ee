package dodona.treebank.conllu;

/** What a reader does with bytes that are not UTF-8. */
public enum InvalidUtf8 {
  /** They are an error. */
  REFUSE,
  /** Each of them becomes U+FFFD; they are counted, and each line that has any is reported. */
  REPLACE
}
