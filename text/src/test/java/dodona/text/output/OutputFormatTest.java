package dodona.text.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.search.Judgment;
import dodona.support.JsonReader;
import dodona.text.analysis.AnalyzedSentence;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OutputFormatTest {

  private static final AnalyzedSentence SENTENCE =
      AnalyzedSentence.of(
          Sentence.ofForms("John", "likes", "Mary")
              .withColumn(Column.UPOS, List.of("PROPN", "VERB", "PROPN"))
              .withTree(
                  DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"})));

  private static final Judgment SURE = Judgment.of(0.98765, true, 0.1, 0.99999, 0.25);

  private static String write(OutputFormat format, AnalyzedSentence... sentences)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AnalysisWriter writer = format.onto(out);
    for (AnalyzedSentence sentence : sentences) {
      writer.write(sentence);
    }
    writer.finish();
    return out.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @EnumSource
  void everyFormatShowsTheWords(OutputFormat format) throws IOException {
    assertThat(write(format, SENTENCE)).contains("John", "likes", "Mary", "nsubj").endsWith("\n");
  }

  @Test
  void treesForTheTerminalIncludeTheOtherOnes() throws IOException {
    AnalyzedSentence other =
        SENTENCE
            .with(
                SENTENCE
                    .sentence()
                    .withTree(
                        DependencyTree.of(
                            new int[] {2, 0, 2}, new String[] {"nsubj", "root", "iobj"})))
            .withConfidence(SURE);
    String drawn =
        write(
            OutputFormat.TREE,
            SENTENCE.withConfidence(SURE).withAlternatives(List.of(other)),
            SENTENCE);
    assertThat(drawn)
        .startsWith("Tree 1, confidence 0.9877:\n")
        .contains("\nTree 2, confidence 0.9877:\n", "iobj")
        .endsWith(write(OutputFormat.TREE, SENTENCE));
  }

  @Test
  void displacyGetsWordsAndArcsFromZero() throws IOException {
    assertThat(JsonReader.read(write(OutputFormat.DISPLACY, SENTENCE)))
        .isEqualTo(
            Map.of(
                "words",
                List.of(
                    Map.of("text", "John", "tag", "PROPN", "lemma", ""),
                    Map.of("text", "likes", "tag", "VERB", "lemma", ""),
                    Map.of("text", "Mary", "tag", "PROPN", "lemma", "")),
                "arcs",
                List.of(
                    Map.of("start", 0L, "end", 1L, "label", "nsubj", "dir", "left"),
                    Map.of("start", 1L, "end", 2L, "label", "obj", "dir", "right"))));
  }

  @Test
  void confidenceIsACommentOfATreebankAndAValueOfEachWord() throws IOException {
    AnalyzedSentence before =
        SENTENCE.with(
            SENTENCE
                .sentence()
                .withComments(List.of("# a = b", "# confidence = 0.5000"))
                .withColumn(Column.MISC, List.of("_", "Confidence=0.5000|X=Y", "SpaceAfter=No")));
    assertThat(write(OutputFormat.CONLLU, before.withConfidence(SURE)))
        .startsWith("# a = b\n# confidence = 0.9877\n1\tJohn\t")
        .contains("\tConfidence=0.1000\n", "\tX=Y|Confidence=1.0000\n")
        .contains("\tSpaceAfter=No|Confidence=0.2500\n");
    assertThat(write(OutputFormat.JSON, SENTENCE.withConfidence(SURE)))
        .contains("\"confidence\": 0.9877,\"calibrated\": true,")
        .contains("\"deprel\": \"nsubj\",\"confidence\": 0.1,");
  }

  @Test
  void jsonIsAnObjectALine() throws IOException {
    assertThat(write(OutputFormat.JSON, SENTENCE, SENTENCE).lines()).hasSize(2);
  }

  @Test
  void aPageShowsAnyNumberOfSentencesAndNeedsNothingElse() throws Exception {
    Sentence hostile =
        Sentence.ofForms("<script>alert(1)</script>", "\u001b[31m&\u202e\"'")
            .withTree(DependencyTree.of(new int[] {0, 1}, new String[] {"root", "</svg>"}));
    String page = write(OutputFormat.HTML, SENTENCE, AnalyzedSentence.of(hostile), SENTENCE);
    assertThat(page)
        .startsWith("<!DOCTYPE html>\n")
        .endsWith("</html>\n")
        .contains("prefers-color-scheme:dark", "@media print")
        .contains("\\u003cscript>alert(1)\\u003c/script>")
        .doesNotContain("<script>", "</svg>", "\u001b", "\u202e", "<link", "url(", "src=");
    assertThat(page.split("<script type=\"application/json\">", -1)).hasSize(4);
    assertThat(page.split("</script>", -1)).hasSize(5);
    assertThat(write(OutputFormat.HTML)).contains("<h1>Dependency trees</h1>\n</main>");
  }

  @ParameterizedTest
  @CsvSource({
    "x.json,JSON",
    "x.jsonl,JSON",
    "a.b.HTML,HTML",
    "x.svg,SVG",
    "x.conllu.gz,CONLLU",
    "x.json.gz,JSON",
    "x.conllx,CONLLX",
    "x.txt,",
    "-,",
    "x.,",
    "'',"
  })
  void aNameAsksForAFormat(String name, @Nullable OutputFormat format) {
    assertThat(OutputFormat.ofFile(name)).isEqualTo(Optional.ofNullable(format));
  }

  @Test
  void aPictureHasRoomForOneSentence() {
    assertThatThrownBy(() -> write(OutputFormat.SVG, SENTENCE, SENTENCE))
        .isInstanceOf(TooManySentencesException.class);
  }
}
