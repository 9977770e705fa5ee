package dodona.spark;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The CoNLL-U that the library writes, for comparison. */
public final class Conllu {

  private Conllu() {}

  /** The CoNLL-U of a document. */
  public static String of(Document document) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AnalysisWriter writer = OutputFormat.CONLLU.onto(out);
    try {
      for (AnalyzedSentence sentence : document) {
        writer.write(sentence);
      }
      writer.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
