package dodona.spark.function;

import dodona.spark.data.RowSentences;
import dodona.spark.data.SentenceRows;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.LocationTracker;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import scala.collection.Seq;

/** Sentences to CoNLL-U and back. */
final class Conllu {

  private Conllu() {}

  /** Writes sentences. */
  static String write(List<Row> sentences) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(out)) {
      for (Sentence sentence : RowSentences.of(sentences)) {
        writer.write(sentence);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Reads sentences; the empty line after the last may be missing, as columns are often cut. */
  static Seq<Row> read(String text) {
    String whole = text.isBlank() ? "" : text.stripTrailing() + "\n\n";
    byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
    List<AnalyzedSentence> sentences = new ArrayList<>();
    LocationTracker places = new LocationTracker("");
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(bytes),
            "the text",
            ReadOptions.DEFAULT,
            ProblemListener.STRICT)) {
      for (Sentence sentence : reader) {
        sentences.add(AnalyzedSentence.of(sentence, places.next(sentence)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return SentenceRows.of(sentences);
  }
}
