package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes each sentence as a text of its own. */
abstract class TextWriter implements AnalysisWriter {

  private final OutputStream out;

  TextWriter(OutputStream out) {
    this.out = out;
  }

  /** Returns the text to write for a sentence. */
  abstract String text(AnalyzedSentence sentence);

  @Override
  public final void write(AnalyzedSentence sentence) throws IOException {
    out.write(text(sentence).getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public final void finish() throws IOException {
    out.flush();
  }
}
