package dodona.review;

import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A word whose annotation may be wrong.
 *
 * @param number the sentence's place in the treebank, from 0
 * @param sentence the sentence
 * @param word the word, counted from 1
 * @param score how likely it is an error, as far as planted errors are like real ones
 * @param reasons the reasons, the strongest first
 */
public record Suspect(
    int number, Sentence sentence, int word, double score, List<Suspicion> reasons) {

  /** Takes a copy of the list. */
  public Suspect {
    reasons = List.copyOf(reasons);
  }

  /** This suspect as a map, for {@code dodona.support.Json}. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("file", sentence.source());
    json.put("line", sentence.lineOfWord(word));
    json.put("sentence", sentence.name());
    json.put("word", word);
    json.put("form", sentence.form(word));
    json.put("upos", sentence.upos(word));
    json.put("head", sentence.head(word));
    json.put("deprel", sentence.deprel(word));
    json.put("score", score);
    List<Object> all = new ArrayList<>();
    for (Suspicion suspicion : reasons) {
      Map<String, Object> reason = new LinkedHashMap<>();
      reason.put("signal", suspicion.signal().title());
      reason.put("strength", suspicion.strength());
      reason.put("reason", suspicion.reason());
      all.add(reason);
    }
    json.put("reasons", all);
    return json;
  }
}
