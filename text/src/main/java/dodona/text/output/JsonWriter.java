package dodona.text.output;

import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import java.io.OutputStream;

/** Writes a JSON object a line. */
final class JsonWriter extends TextWriter {

  JsonWriter(OutputStream out) {
    super(out);
  }

  @Override
  String text(AnalyzedSentence sentence) {
    return Json.compact(JsonAnalysis.of(sentence)) + "\n";
  }
}
