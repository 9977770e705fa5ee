package dodona.text.pipeline;

/** What a sentence already has when it comes into a pipeline, and keeps. */
public enum Given {
  /** Words only. */
  TOKENS,
  /** Words with their tags. */
  TAGGED
}
