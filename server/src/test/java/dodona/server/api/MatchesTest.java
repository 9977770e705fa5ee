package dodona.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.pattern.MatchCounts;
import dodona.pattern.MatchFields;
import dodona.pattern.PatternSet;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.pattern.Recipes;
import dodona.pattern.TreeMatch;
import dodona.pattern.TreePattern;
import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import dodona.server.TinyModel;
import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchesTest extends ServerTestCase {

  private static final String TEXT = "The dog barks. They don't see cats. The dog sees the cats.";

  private Answer search(Map<String, Object> body) throws IOException {
    return RawHttp.post(
        uri(), "/api/v1/matches", "application/json", "application/json", Json.compact(body));
  }

  private static Map<String, Object> body(String pattern, String field, Object value) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("pattern", pattern);
    body.put(field, value);
    return body;
  }

  /** Returns the matches that the library finds, in the order of the sentences. */
  private static List<Object> expected(String pattern, String text) {
    TreePattern compiled = TreePattern.compile(pattern);
    List<Object> all = new ArrayList<>();
    for (AnalyzedSentence sentence : TinyModel.pipeline().analyze(text).sentences()) {
      for (TreeMatch match : compiled.matches(sentence.sentence())) {
        Map<String, Object> nodes = new LinkedHashMap<>();
        match.namedWords().forEach((name, word) -> nodes.put(name, (long) word));
        all.add(nodes);
      }
    }
    return all;
  }

  private static List<Object> nodes(Answer answer) {
    List<Object> all = new ArrayList<>();
    for (Object sentence : (List<?>) RawHttp.at(answer.json(), "sentences")) {
      for (Object match : (List<?>) RawHttp.at(sentence, "matches")) {
        all.add(RawHttp.at(match, "nodes"));
      }
    }
    return all;
  }

  @Test
  void findsWhatTheLibraryFinds() throws IOException {
    for (String pattern :
        List.of("{}=h > {}=d", "{upos:VERB}=v >nsubj {}=s", "{}=a . {}=b", "{lemma:nothing}")) {
      Answer answer = search(body(pattern, "text", TEXT));
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      assertThat(nodes(answer)).as(pattern).isEqualTo(expected(pattern, TEXT));
      assertThat(answer.json())
          .containsEntry("model", "english-tiny-1")
          .containsEntry("matches", (long) expected(pattern, TEXT).size())
          .containsEntry("names", TreePattern.compile(pattern).names());
      assertThat(RawHttp.at(answer.json(), "searched", "sentences")).isEqualTo(3L);
    }
  }

  @Test
  void searchesTreebanksAsTheyAre() throws IOException {
    String changed = parsed(TEXT).replace("\tdet\t", "\tdet:gold\t");
    Map<String, Object> body = body("{}=n >det:gold {}=d", "conllu", changed);
    Answer answer = search(body);
    assertThat(nodes(answer)).isNotEmpty();
    assertThat(answer.json()).doesNotContainKey("model");
    assertThat(RawHttp.at(answer.json(), "sentences", 0, "text")).isEqualTo("The dog barks.");
    assertThat(RawHttp.at(answer.json(), "sentences", 0, "words", 0, "deprel"))
        .isEqualTo("det:gold");
    body.put("parse", true);
    assertThat(nodes(search(body))).isEmpty();
  }

  @Test
  void listsNoMoreThanTheLimitButCountsAll() throws IOException {
    String all = "{}=a";
    long words = expected(all, TEXT).size();
    for (int limit : new int[] {0, 1, 5}) {
      Map<String, Object> body = body(all, "text", TEXT);
      body.put("limit", limit);
      Answer answer = search(body);
      assertThat(nodes(answer)).isEqualTo(expected(all, TEXT).subList(0, limit));
      assertThat(answer.json())
          .containsEntry("listed", (long) limit)
          .containsEntry("matches", words)
          .containsEntry("matched", 3L);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"text\": \"a\"} | expected exactly one of the fields 'pattern', 'patterns' and 'recipe'",
        "{\"text\": \"a\", \"pattern\": \"{}=v\", \"count\": \"w.lemma\"} | field 'w.lemma': no node is"
            + " named 'w'; expected v, pattern, file, sentence or text. Did you mean 'v'?",
        "{\"pattern\": \"{}\"} | expected exactly one of the fields 'text', 'sentences' and 'conllu'",
        "{\"pattern\": \"{}\", \"text\": \"a\", \"parse\": true} | the field 'parse' is for 'conllu';"
            + " texts are always parsed",
        "{\"pattern\": \"{}\", \"conllu\": \"\", \"model\": \"en\"} | the fields 'model' and 'input'"
            + " are for parsing; expected 'parse': true as well",
        "{\"pattern\": \"{}\", \"text\": \"a\", \"limit\": 10001} | the field 'limit' is not a whole"
            + " number from 0 to 10000",
      })
  void saysWhatIsWrong(String body, String detail) throws IOException {
    Answer answer =
        RawHttp.post(uri(), "/api/v1/matches", "application/json", "application/json", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    assertThat(answer.json()).containsEntry("detail", detail);
  }

  @Test
  void countsAllMatchesAndGivesTheValuesOfThoseThatItLists() throws IOException {
    Map<String, Object> body = body("{}=h > {}=d", "text", TEXT);
    body.put("limit", 2);
    body.put("fields", "d.lemma,h");
    body.put("count", "d.deprel");
    Answer answer = search(body);
    PatternSet patterns = PatternSet.of(TreePattern.compile("{}=h > {}=d"));
    MatchCounts counts = new MatchCounts(MatchFields.parse("d.deprel", patterns));
    List<Object> values = new ArrayList<>();
    for (AnalyzedSentence sentence : TinyModel.pipeline().analyze(TEXT).sentences()) {
      for (NamedMatch match : patterns.matches(sentence.sentence())) {
        counts.add(match);
        values.add(MatchFields.parse("d.lemma,h", patterns).values(match));
      }
    }
    List<Object> rows = new ArrayList<>();
    counts.rows().forEach(row -> rows.add(Map.of("values", row.values(), "count", row.count())));
    assertThat(RawHttp.at(answer.json(), "counts", "rows")).isEqualTo(rows);
    assertThat(rows).hasSizeGreaterThan(2);
    assertThat(RawHttp.at(answer.json(), "counts", "total")).isEqualTo((long) values.size());
    assertThat(RawHttp.at(answer.json(), "fields")).isEqualTo(List.of("d.lemma", "h"));
    List<Object> listed = new ArrayList<>();
    for (Object match : (List<?>) RawHttp.at(answer.json(), "sentences", 0, "matches")) {
      listed.add(RawHttp.at(match, "values"));
    }
    assertThat(listed).isEqualTo(values.subList(0, 2));
  }

  @Test
  void searchesRecipesAndPatternFiles() throws IOException {
    List<?> recipes = (List<?>) RawHttp.at(RawHttp.get(uri(), "/api/v1/recipes").json(), "recipes");
    assertThat(recipes).hasSameSizeAs(Recipes.names());
    for (Object recipe : recipes) {
      Map<String, Object> byName = new LinkedHashMap<>();
      byName.put("recipe", RawHttp.at(recipe, "name"));
      byName.put("text", TEXT);
      byName.put("count", RawHttp.at(recipe, "fields"));
      Map<String, Object> byText = new LinkedHashMap<>(byName);
      byText.remove("recipe");
      byText.put("patterns", RawHttp.at(recipe, "patterns"));
      Map<String, Object> found = search(byName).json();
      assertThat(found).containsKey("counts");
      assertThat(search(byText).json().get("sentences")).isEqualTo(found.get("sentences"));
    }
    Map<String, Object> own = new LinkedHashMap<>();
    own.put("patterns", "nouns: {upos:NOUN}=n\nverbs: {upos:VERB}=v\n");
    own.put("text", "The dog barks.");
    Answer answer = search(own);
    assertThat(RawHttp.at(answer.json(), "patterns")).isEqualTo(List.of("nouns", "verbs"));
    assertThat(RawHttp.at(answer.json(), "sentences", 0, "matches", 0, "pattern"))
        .isEqualTo("nouns");
  }

  @Test
  void saysWhereAPatternIsWrong() throws IOException {
    Answer answer = search(body("{upos:VERB} >subj {}", "text", TEXT));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.json())
        .containsEntry("title", "Invalid pattern")
        .containsEntry("position", 13L);
    assertThat(String.valueOf(answer.json().get("detail"))).contains("column 14", "nsubj");
  }

  @Test
  void saysWhichSentenceHasNoTree() throws IOException {
    String treeless = "1\tDogs\t_\t_\t_\t_\t_\t_\t_\t_\n2\tbark\t_\t_\t_\t_\t_\t_\t_\t_\n\n";
    Answer answer = search(body("{} > {}", "conllu", parsed("Cats sleep.") + treeless));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(String.valueOf(answer.json().get("detail")))
        .startsWith("sentence 2: ")
        .endsWith("Set 'parse' to true to parse it.");
    assertThat(nodes(search(body("{}=a . {}=b", "conllu", treeless)))).hasSize(1);
    Answer broken = search(body("{}", "conllu", "1\tDogs\n\n"));
    assertThat(broken.json()).containsEntry("line", 1L);
  }

  @Test
  void givesUpOnPatternsThatAreTooExpensive() throws IOException {
    StringBuilder words = new StringBuilder();
    for (int i = 1; i <= 200; i++) {
      words.append(i).append("\tx\t_\t_\t_\t_\t").append(i == 1 ? 0 : 1).append("\tdep\t_\t_\n");
    }
    Answer answer = search(body("{}=a .. {}=b .. {}=c .. {}=d", "conllu", words + "\n"));
    assertThat(answer.status()).isEqualTo(422);
    assertThat(String.valueOf(answer.json().get("detail"))).startsWith("sentence 1: ");
  }
}
