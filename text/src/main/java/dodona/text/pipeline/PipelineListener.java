package dodona.text.pipeline;

import dodona.text.analysis.AnalysedSentence;

/** Hears how far a pipeline is, in the thread that runs it. */
public interface PipelineListener {

  /** The listener that does not listen. */
  PipelineListener SILENT = new PipelineListener() {};

  /** So many more bytes of the inputs have been read, counted as they are stored. */
  default void read(long bytes) {}

  /** A sentence has been analysed and will be written next. */
  default void analysed(AnalysedSentence sentence) {}
}
