package dodona.text.pipeline;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.InputListener;
import dodona.text.language.DetectedLanguage;

/** Receives the progress and warnings of a pipeline, in the thread that runs it. */
public interface PipelineListener extends InputListener {

  /** The listener that does not listen. */
  PipelineListener SILENT = new PipelineListener() {};

  /** A sentence has been analyzed and will be written next. */
  default void analyzed(AnalyzedSentence sentence) {}

  /**
   * Called when the language of an input has been detected.
   *
   * @param input what the input is called; empty if it has no name
   */
  default void detected(String input, DetectedLanguage detected) {}
}
