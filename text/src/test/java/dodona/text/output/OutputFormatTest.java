package dodona.text.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.support.JsonReader;
import dodona.text.analysis.AnalysedSentence;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OutputFormatTest {

  private static final AnalysedSentence SENTENCE =
      AnalysedSentence.of(
          Sentence.ofForms("John", "likes", "Mary")
              .withColumn(Column.UPOS, List.of("PROPN", "VERB", "PROPN"))
              .withTree(
                  DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"})));

  private static String write(OutputFormat format, AnalysedSentence... sentences)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AnalysisWriter writer = format.onto(out);
    for (AnalysedSentence sentence : sentences) {
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
  void confidenceIsACommentOfATreebank() throws IOException {
    assertThat(write(OutputFormat.CONLLU, SENTENCE.withConfidence(0.98765)))
        .startsWith("# confidence = 0.9877\n1\tJohn\t");
    assertThat(write(OutputFormat.JSON, SENTENCE.withConfidence(0.98765)))
        .contains("\"confidence\": 0.9877,");
  }

  @Test
  void jsonIsAnObjectALine() throws IOException {
    assertThat(write(OutputFormat.JSON, SENTENCE, SENTENCE).lines()).hasSize(2);
  }

  @Test
  void aPictureHasRoomForOneSentence() {
    assertThatThrownBy(() -> write(OutputFormat.SVG, SENTENCE, SENTENCE))
        .isInstanceOf(TooManySentencesException.class);
  }
}
