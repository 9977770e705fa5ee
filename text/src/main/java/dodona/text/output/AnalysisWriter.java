package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import java.io.IOException;

/** Writes analyzed sentences, one after the other. */
@FunctionalInterface
public interface AnalysisWriter {

  /** Writes a sentence. */
  void write(AnalyzedSentence sentence) throws IOException;

  /** Writes whatever was held back, after the last sentence. */
  default void finish() throws IOException {}
}
