package dodona.text.output;

import dodona.support.Json;
import dodona.text.analysis.AnalysedSentence;
import dodona.text.analysis.Word;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes an object a line as displaCy takes it, such as {@code spacy.displacy.render(o,
 * manual=True)}: words count from 0, and the root has no arc.
 */
final class DisplacyWriter extends TextWriter {

  DisplacyWriter(OutputStream out) {
    super(out);
  }

  @Override
  String text(AnalysedSentence sentence) {
    List<Object> words = new ArrayList<>();
    List<Object> arcs = new ArrayList<>();
    for (Word word : sentence.words()) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("text", word.form());
      entry.put("tag", word.upos());
      entry.put("lemma", word.lemma());
      words.add(entry);
      if (word.head().isPresent()) {
        arcs.add(arc(word));
      }
    }
    Map<String, Object> drawing = new LinkedHashMap<>();
    drawing.put("words", words);
    drawing.put("arcs", arcs);
    return Json.compact(drawing) + "\n";
  }

  private static Map<String, Object> arc(Word dependent) {
    int from = dependent.headId() - 1;
    int to = dependent.id() - 1;
    Map<String, Object> arc = new LinkedHashMap<>();
    arc.put("start", Math.min(from, to));
    arc.put("end", Math.max(from, to));
    arc.put("label", dependent.deprel());
    arc.put("dir", to < from ? "left" : "right");
    return arc;
  }
}
