package dodona.spark.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.spark.LocalSpark;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.pipeline.Pipeline;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

class PiecesTest {

  private static final List<String> PARTS =
      List.of("It rains", ".", " ", "\n", "\n\n", "\r\n", "\u2029", "😀", "Dr.", "  ", "?", "No");

  @Test
  void cutsWhereAParagraphEnds() {
    List<Row> pieces = Pieces.of("One 😀.\n\nTwo.\n\n\nThree\nmore.", 4);
    assertThat(pieces)
        .extracting(row -> row.getString(0))
        .containsExactly("One 😀.\n\n", "Two.\n\n\n", "Three\nmore.");
    assertThat(pieces).extracting(row -> row.getInt(1)).containsExactly(0, 8, 15);
    assertThat(Pieces.of("One.\n\nTwo.", 100)).hasSize(1);
    assertThat(Pieces.of("", 100)).isEmpty();
    assertThatThrownBy(() -> Pieces.of("One.", 0)).hasMessage("parts of 0 characters");
  }

  @Test
  void hasTheSentencesOfTheWholeText() throws IOException {
    Pipeline pipeline = Pipeline.load(LocalSpark.MODEL);
    Random random = new Random(5);
    for (int round = 0; round < 100; round++) {
      String text =
          random.ints(30, 0, PARTS.size()).mapToObj(PARTS::get).collect(Collectors.joining());
      List<String> sentences = new ArrayList<>();
      StringBuilder joined = new StringBuilder();
      for (Row piece : Pieces.of(text, 1 + random.nextInt(20))) {
        joined.append(piece.getString(0));
        sentences.addAll(described(pipeline.analyze(piece.getString(0)), piece.getInt(1)));
      }
      assertThat(joined.toString()).isEqualTo(text);
      assertThat(sentences).isEqualTo(described(pipeline.analyze(text), 0));
    }
  }

  private static List<String> described(Document document, long start) {
    List<String> sentences = new ArrayList<>();
    for (AnalyzedSentence sentence : document) {
      sentences.add((start + sentence.span().codePointStart()) + " " + sentence.words());
    }
    return sentences;
  }
}
