package dodona.text.output;

import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import java.io.OutputStream;
import java.util.List;

/** Writes a JSON object a line, as displaCy takes it. */
final class DisplacyWriter extends TextWriter {

  DisplacyWriter(OutputStream out) {
    super(out);
  }

  @Override
  String text(AnalyzedSentence sentence) {
    return Json.compact(DisplacyAnalysis.of(List.of(sentence))) + "\n";
  }
}
