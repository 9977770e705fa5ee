package dodona.text.input;

import dodona.treebank.Sentence;

/** The existing annotation of a sentence that a pipeline keeps. */
public enum ExistingAnnotation {
  /** Words only. */
  TOKENS,
  /** Words with their tags. */
  TAGGED;

  /** Returns the annotation of a sentence according to its tags: one tagged word is enough. */
  public static ExistingAnnotation of(Sentence sentence) {
    for (int word = 1; word <= sentence.size(); word++) {
      if (!sentence.upos(word).equals(Sentence.ABSENT)
          || !sentence.xpos(word).equals(Sentence.ABSENT)) {
        return TAGGED;
      }
    }
    return TOKENS;
  }
}
