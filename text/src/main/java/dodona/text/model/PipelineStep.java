package dodona.text.model;

/** The steps of a pipeline, in their order. */
public enum PipelineStep {
  /** Text is split into sentences and words. */
  SEGMENT,
  /** Words get tags and lemmas. */
  TAG,
  /** Sentences get trees. */
  PARSE
}
