package dodona.validate;

/** Rules that are checked together. An instance checks the sentences of one file in order. */
interface RuleGroup {

  /** Checks a sentence. */
  void check(CheckedSentence sentence, Findings findings);
}
