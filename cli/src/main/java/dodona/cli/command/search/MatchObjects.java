package dodona.cli.command.search;

import dodona.pattern.PatternSet.NamedMatch;
import dodona.pattern.WordAttribute;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Matches as JSON objects. */
final class MatchObjects {

  private static final List<WordAttribute> ATTRIBUTES =
      List.of("form", "lemma", "upos", "xpos", "feats", "deprel").stream()
          .map(WordAttribute::of)
          .toList();

  private MatchObjects() {}

  /** A sentence: its name and its text. */
  static Map<String, @Nullable Object> sentence(Sentence sentence) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("sentence", sentence.id().orElseGet(() -> Long.toString(sentence.number())));
    object.put("text", sentence.comment("text").orElseGet(() -> SurfaceText.of(sentence)));
    return object;
  }

  /** A match: its sentence, its words and its named nodes. */
  static Map<String, @Nullable Object> of(NamedMatch match) {
    Sentence sentence = match.match().sentence();
    Map<String, @Nullable Object> object = sentence(sentence);
    object.put("words", Arrays.stream(match.match().words()).boxed().toList());
    Map<String, Object> nodes = new LinkedHashMap<>();
    match.match().namedWords().forEach((name, word) -> nodes.put(name, node(sentence, word)));
    object.put("nodes", nodes);
    return object;
  }

  private static Map<String, Object> node(Sentence sentence, int word) {
    Map<String, Object> node = new LinkedHashMap<>();
    node.put("id", word);
    for (WordAttribute attribute : ATTRIBUTES) {
      String value = attribute.value(sentence, word);
      if (value != null) {
        node.put(attribute.name(), value);
      }
    }
    if (sentence.head(word) >= 0) {
      node.put("head", sentence.head(word));
    }
    return node;
  }
}
