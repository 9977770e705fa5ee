package dodona.text.pipeline;

/** The treatment of words divided at line ends in raw text. */
public enum LineEndHyphens {
  /**
   * Words are joined. The hyphen is removed if the word without it is known or neither part is a
   * word, and kept in compounds such as <i>well-known</i>. Offsets still refer to the original
   * text.
   */
  JOIN,
  /** Words stay divided. */
  KEEP
}
