package dodona.text.input;

import dodona.treebank.Sentence;

/** What a sentence already has when it comes into a pipeline, and keeps. */
public enum ExistingAnnotation {
  /** Words only. */
  TOKENS,
  /** Words with their tags. */
  TAGGED;

  /** What a sentence has, by its tags: one tagged word is enough. */
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
