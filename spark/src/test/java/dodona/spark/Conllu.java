package dodona.spark;

import dodona.text.analysis.AnalysedSentence;
import dodona.text.analysis.Document;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What the library writes, to compare with. */
final class Conllu {

  private Conllu() {}

  static String of(Document document) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AnalysisWriter writer = OutputFormat.CONLLU.onto(out);
    for (AnalysedSentence sentence : document) {
      writer.write(sentence);
    }
    writer.finish();
    return out.toString(StandardCharsets.UTF_8);
  }
}
