package dodona.text.output;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.analysis.Location;
import dodona.text.analysis.Span;
import dodona.text.analysis.Token;
import dodona.text.analysis.Word;
import dodona.treebank.EmptyNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Analyses as maps, lists, strings and numbers for {@link dodona.support.Json}; {@code
 * docs/reference/json.md} defines the fields.
 */
public final class JsonAnalysis {

  private static final double CONFIDENCE_DIGITS = 1e4;

  private JsonAnalysis() {}

  /** A document: its text and its sentences. */
  public static Map<String, Object> of(Document document) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("text", document.text());
    json.put("sentences", document.sentences().stream().map(JsonAnalysis::of).toList());
    return json;
  }

  /** A sentence. */
  public static Map<String, Object> of(AnalyzedSentence sentence) {
    Map<String, Object> json = new LinkedHashMap<>();
    Location place = sentence.place();
    json.put("id", sentence.id().orElse(null));
    json.put("source", orNull(place.source()));
    json.put("document", place.document());
    json.put("paragraph", place.paragraph());
    json.put("sentence", place.number());
    json.put("text", sentence.text());
    putSpan(json, sentence.span());
    if (sentence.confidence().isPresent()) {
      putConfidence(json, sentence.confidence());
      json.put("calibrated", sentence.isCalibrated());
    }
    json.put("tokens", sentence.tokens().stream().map(JsonAnalysis::token).toList());
    json.put("words", sentence.words().stream().map(JsonAnalysis::word).toList());
    List<EmptyNode> emptyNodes = sentence.emptyNodes();
    if (!emptyNodes.isEmpty()) {
      json.put("emptyNodes", emptyNodes.stream().map(JsonAnalysis::emptyNode).toList());
    }
    if (!sentence.alternatives().isEmpty()) {
      json.put(
          "alternatives", sentence.alternatives().stream().map(JsonAnalysis::alternative).toList());
    }
    return json;
  }

  private static Map<String, Object> alternative(AnalyzedSentence sentence) {
    Map<String, Object> json = new LinkedHashMap<>();
    putConfidence(json, sentence.confidence());
    json.put("heads", sentence.words().stream().map(Word::headId).toList());
    json.put("deprels", sentence.words().stream().map(Word::deprel).toList());
    return json;
  }

  private static Map<String, Object> token(Token token) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("form", token.form());
    List<Integer> words = new ArrayList<>();
    token.words().forEach(word -> words.add(word.id()));
    json.put("words", words);
    putSpan(json, token.span());
    json.put("spaceAfter", token.spaceAfter());
    return json;
  }

  private static Map<String, Object> word(Word word) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", word.id());
    json.put("form", word.form());
    json.put("lemma", orNull(word.lemma()));
    json.put("upos", orNull(word.upos()));
    json.put("xpos", orNull(word.xpos()));
    json.put("feats", word.feats());
    json.put("head", word.headId() < 0 ? null : word.headId());
    json.put("deprel", orNull(word.deprel()));
    putConfidence(json, word.confidence());
    json.put("token", word.token().id());
    putSpan(json, word.span());
    return json;
  }

  private static Map<String, Object> emptyNode(EmptyNode node) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", node.after() + "." + node.index());
    json.put("form", node.form());
    json.put("deps", node.deps());
    return json;
  }

  private static void putConfidence(Map<String, Object> json, OptionalDouble confidence) {
    confidence.ifPresent(
        c -> json.put("confidence", Math.round(c * CONFIDENCE_DIGITS) / CONFIDENCE_DIGITS));
  }

  private static void putSpan(Map<String, Object> json, Span span) {
    json.put("start", span.start());
    json.put("end", span.end());
    json.put("codePointStart", span.codePointStart());
    json.put("codePointEnd", span.codePointEnd());
  }

  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }
}
