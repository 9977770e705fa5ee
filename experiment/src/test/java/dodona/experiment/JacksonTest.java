package dodona.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.output.JsonAnalysis;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests the JSON that a web framework with Jackson makes of an analysis. */
class JacksonTest {

  private static final JsonMapper JACKSON = JsonMapper.builder().build();

  private static final Document DOCUMENT =
      new Document(
          "Oaks whisper",
          List.of(
              AnalyzedSentence.of(
                  Sentence.ofForms("Oaks", "whisper")
                      .withTree(
                          DependencyTree.of(new int[] {2, 0}, new String[] {"nsubj", "root"})))));

  @Test
  void jacksonWritesTheDocumentedJson() {
    JsonNode json = JACKSON.readTree(JACKSON.writeValueAsString(JsonAnalysis.of(DOCUMENT)));
    assertThat(json.path("text").asString()).isEqualTo("Oaks whisper");
    JsonNode word = json.path("sentences").path(0).path("words").path(0);
    assertThat(word.path("form").asString()).isEqualTo("Oaks");
    assertThat(word.path("head").asInt()).isEqualTo(2);
    assertThat(word.path("deprel").asString()).isEqualTo("nsubj");
    assertThat(word.path("lemma").isNull()).isTrue();
    assertThat(word.path("feats").isObject()).isTrue();
    assertThat(word.path("start").asInt()).isZero();
  }

  @Test
  void theLibrarysPageSaysWhichLineDoes() throws IOException {
    assertThat(Files.readString(Path.of("../docs/how-to/java.md")))
        .contains("`return JsonAnalysis.of(document);`");
  }
}
