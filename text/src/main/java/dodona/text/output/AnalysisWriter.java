package dodona.text.output;

import dodona.text.analysis.AnalysedSentence;
import java.io.IOException;

/** Writes analysed sentences, one after the other. */
@FunctionalInterface
public interface AnalysisWriter {

  /** Writes a sentence. */
  void write(AnalysedSentence sentence) throws IOException;

  /** Writes whatever was held back, after the last sentence. */
  default void finish() throws IOException {}
}
