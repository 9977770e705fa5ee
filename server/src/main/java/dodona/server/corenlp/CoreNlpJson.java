package dodona.server.corenlp;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Span;
import dodona.text.analysis.Token;
import dodona.text.analysis.Word;
import dodona.text.model.PipelineStep;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the JSON objects of CoreNLP's server, sentence after sentence. */
final class CoreNlpJson {

  private static final String ROOT = "ROOT";

  private final PipelineStep last;
  private final boolean codePoints;
  private final List<Map<String, Object>> sentences = new ArrayList<>();
  private String before = "";

  /**
   * An empty list.
   *
   * @param last the last step that was done
   * @param codePoints whether offsets are given in code points as well as in UTF-16 units
   */
  CoreNlpJson(PipelineStep last, boolean codePoints) {
    this.last = last;
    this.codePoints = codePoints;
  }

  /** Adds the next sentence. */
  void add(AnalyzedSentence sentence) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("index", sentences.size());
    if (last == PipelineStep.PARSE) {
      json.put("basicDependencies", dependencies(sentence));
    }
    json.put("tokens", tokens(sentence));
    sentences.add(json);
  }

  /** The whole answer. */
  Map<String, Object> json() {
    return Map.of("sentences", sentences);
  }

  /** The root comes first. */
  private static List<Map<String, Object>> dependencies(AnalyzedSentence sentence) {
    List<Map<String, Object>> roots = new ArrayList<>();
    List<Map<String, Object>> others = new ArrayList<>();
    for (Word word : sentence.words()) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("dep", word.isRoot() ? ROOT : word.deprel());
      json.put("governor", word.headId());
      json.put("governorGloss", word.head().map(Word::form).orElse(ROOT));
      json.put("dependent", word.id());
      json.put("dependentGloss", word.form());
      (word.isRoot() ? roots : others).add(json);
    }
    roots.addAll(others);
    return roots;
  }

  private List<Map<String, Object>> tokens(AnalyzedSentence sentence) {
    List<Map<String, Object>> tokens = new ArrayList<>();
    for (Token token : sentence.tokens()) {
      List<Word> words = token.words();
      for (int i = 0; i < words.size(); i++) {
        String after = i + 1 < words.size() ? "" : token.spaceAfter();
        tokens.add(token(words.get(i), after));
        before = after;
      }
    }
    return tokens;
  }

  private Map<String, Object> token(Word word, String after) {
    Span span = word.span();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("index", word.id());
    json.put("word", word.form());
    json.put("originalText", word.token().isMultiword() ? word.form() : word.token().form());
    if (last != PipelineStep.SEGMENT) {
      json.put("lemma", word.lemma().isEmpty() ? word.form() : word.lemma());
    }
    json.put("characterOffsetBegin", span.start());
    json.put("characterOffsetEnd", span.end());
    if (codePoints) {
      json.put("codepointOffsetBegin", span.codePointStart());
      json.put("codepointOffsetEnd", span.codePointEnd());
    }
    if (last != PipelineStep.SEGMENT) {
      json.put("pos", word.xpos().isEmpty() ? word.upos() : word.xpos());
    }
    json.put("before", before);
    json.put("after", after);
    return json;
  }
}
