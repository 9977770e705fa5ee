package dodona.text.output;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.support.Json;
import dodona.support.JsonReader;
import dodona.text.TinyPipeline;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.input.Input;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Compares what is written with what docs/reference/json.md says. */
class JsonAnalysisTest {

  private static final Path DOCUMENTATION = Path.of("../docs/reference/json.md");
  private static final Path TREEBANK = Path.of("../examples/sentences.conllu");
  private static final Pattern FIELD = Pattern.compile("`(\\w+)`");

  /** A row of a table: what type the fields have, and whether they may be missing. */
  private record Field(String type, boolean mayBeMissing) {}

  private static Map<String, Map<String, Field>> documented() throws IOException {
    Map<String, Map<String, Field>> tables = new LinkedHashMap<>();
    String section = "";
    for (String line : Files.readAllLines(DOCUMENTATION)) {
      if (line.startsWith("## ")) {
        section = line.substring(3);
      } else if (line.startsWith("| `")) {
        String[] cells = line.split("\\|", -1);
        Field field = new Field(cells[2].strip(), cells[3].strip().startsWith("if "));
        Matcher name = FIELD.matcher(cells[1]);
        while (name.find()) {
          tables.computeIfAbsent(section, k -> new LinkedHashMap<>()).put(name.group(1), field);
        }
      }
    }
    return tables;
  }

  private static List<Object> written() {
    Pipeline pipeline =
        Pipeline.of(TinyPipeline.MODEL, PipelineOptions.DEFAULT.withConfidence(true).withBest(2));
    List<Object> sentences = new ArrayList<>();
    Document document = pipeline.analyze("They don't bark 😀!\n\nShe walked.");
    document.forEach(sentence -> sentences.add(read(JsonAnalysis.of(sentence))));
    pipeline.with(PipelineOptions.DEFAULT).stream(Input.file(TREEBANK))
        .forEach(sentence -> sentences.add(read(JsonAnalysis.of(sentence))));
    return sentences;
  }

  private static Object read(Object json) {
    return Objects.requireNonNull(JsonReader.read(Json.compact(json)));
  }

  @Test
  void everyFieldIsDocumentedAndEveryDocumentedFieldIsThere() throws IOException {
    Map<String, Map<String, Field>> documented = documented();
    assertThat(documented)
        .containsOnlyKeys("A sentence", "A token", "A word", "An empty node", "A document");
    Map<String, Set<Object>> seen = new LinkedHashMap<>();
    for (Object sentence : written()) {
      check(sentence, "A sentence", documented, seen);
      checkAll(sentence, "tokens", "A token", documented, seen);
      checkAll(sentence, "words", "A word", documented, seen);
      checkAll(sentence, "emptyNodes", "An empty node", documented, seen);
    }
    Document document = new Document("", List.of());
    check(read(JsonAnalysis.of(document)), "A document", documented, seen);
    documented.forEach(
        (section, fields) -> assertThat(seen.get(section)).as(section).isEqualTo(fields.keySet()));
  }

  private static void checkAll(
      Object sentence,
      String list,
      String section,
      Map<String, Map<String, Field>> documented,
      Map<String, Set<Object>> seen) {
    if (((Map<?, ?>) sentence).get(list) instanceof List<?> items) {
      items.forEach(item -> check(item, section, documented, seen));
    }
  }

  private static void check(
      Object object,
      String section,
      Map<String, Map<String, Field>> documented,
      Map<String, Set<Object>> seen) {
    Map<?, ?> json = (Map<?, ?>) object;
    Map<String, Field> fields = documented.getOrDefault(section, Map.of());
    seen.computeIfAbsent(section, k -> new LinkedHashSet<>()).addAll(json.keySet());
    fields.forEach(
        (name, field) -> {
          if (json.containsKey(name)) {
            assertThat(type(json.get(name)))
                .as("%s: %s", section, name)
                .matches(type -> field.type.contains(type));
          } else {
            assertThat(field.mayBeMissing).as("%s: no %s", section, name).isTrue();
          }
        });
  }

  private static String type(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof Number) {
      return value instanceof Long ? "integer" : "number";
    }
    if (value instanceof Boolean) {
      return "boolean";
    }
    return value instanceof String ? "string" : value instanceof List ? "array" : "object";
  }

  private static List<?> list(Map<?, ?> json, String name) {
    return (List<?>) Objects.requireNonNull(json.get(name));
  }

  private static int integer(Map<?, ?> json, String name) {
    return ((Number) Objects.requireNonNull(json.get(name))).intValue();
  }

  @Test
  void offsetsAreThoseOfTheText() {
    String text = "  They don't  bark 😀!\n\nShe walked.";
    for (AnalyzedSentence sentence : Pipeline.of(TinyPipeline.MODEL).analyze(text)) {
      Map<?, ?> json = (Map<?, ?>) read(JsonAnalysis.of(sentence));
      assertThat(cut(text, json)).isEqualTo(json.get("text"));
      for (Object token : list(json, "tokens")) {
        assertThat(cut(text, (Map<?, ?>) token)).isEqualTo(((Map<?, ?>) token).get("form"));
      }
      for (Object word : list(json, "words")) {
        assertThat(cut(text, (Map<?, ?>) word)).isEqualTo(((Map<?, ?>) word).get("form"));
      }
    }
  }

  private static String cut(String text, Map<?, ?> json) {
    int start = integer(json, "start");
    int end = integer(json, "end");
    assertThat(text.codePointCount(0, start)).isEqualTo(integer(json, "codePointStart"));
    assertThat(text.codePointCount(0, end)).isEqualTo(integer(json, "codePointEnd"));
    return text.substring(start, end);
  }

  @Test
  void tellsSentencesOfTwoFilesApart() {
    Pipeline pipeline = Pipeline.of(TinyPipeline.MODEL);
    List<Object> places =
        pipeline.stream(
                Input.text(new StringReader("Dogs bark. She walked."), "a.txt"),
                Input.text(new StringReader("Dogs bark.\n\nShe walked."), "b.txt"))
            .map(JsonAnalysis::of)
            .<Object>map(
                json -> List.of(json.get("source"), json.get("paragraph"), json.get("sentence")))
            .toList();
    assertThat(places)
        .containsExactly(
            List.of("a.txt", 1L, 1L),
            List.of("a.txt", 1L, 2L),
            List.of("b.txt", 1L, 1L),
            List.of("b.txt", 2L, 2L));
  }
}
