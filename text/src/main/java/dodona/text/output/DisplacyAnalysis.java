package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Analyses in the format of displaCy: words, and arcs between them counted from 0. */
public final class DisplacyAnalysis {

  private DisplacyAnalysis() {}

  /** Sentences side by side, as maps, lists, strings and numbers. */
  public static Map<String, Object> of(List<AnalyzedSentence> sentences) {
    List<Object> words = new ArrayList<>();
    List<Object> arcs = new ArrayList<>();
    for (AnalyzedSentence sentence : sentences) {
      int before = words.size();
      for (Word word : sentence.words()) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("text", word.form());
        entry.put("tag", word.upos());
        entry.put("lemma", word.lemma());
        words.add(entry);
        if (word.head().isPresent()) {
          arcs.add(arc(word, before));
        }
      }
    }
    Map<String, Object> drawing = new LinkedHashMap<>();
    drawing.put("words", words);
    drawing.put("arcs", arcs);
    return drawing;
  }

  private static Map<String, Object> arc(Word dependent, int before) {
    int from = before + dependent.headId() - 1;
    int to = before + dependent.id() - 1;
    Map<String, Object> arc = new LinkedHashMap<>();
    arc.put("start", Math.min(from, to));
    arc.put("end", Math.max(from, to));
    arc.put("label", dependent.deprel());
    arc.put("dir", to < from ? "left" : "right");
    return arc;
  }
}
