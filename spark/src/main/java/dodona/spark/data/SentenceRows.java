package dodona.spark.data;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Span;
import dodona.text.analysis.Token;
import dodona.text.analysis.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Converts sentences to rows. Lists and maps are those of Scala, which Spark accepts everywhere.
 */
public final class SentenceRows {

  private SentenceRows() {}

  /** Sentences as {@link DodonaSchema#SENTENCES}. */
  public static Seq<Row> of(List<AnalyzedSentence> sentences) {
    List<Row> rows = new ArrayList<>(sentences.size());
    for (AnalyzedSentence sentence : sentences) {
      rows.add(RowFactory.create(fields(sentence)));
    }
    return CollectionConverters.asScala(rows);
  }

  /**
   * A sentence as {@link DodonaSchema#SENTENCE_OF_DOCUMENT}.
   *
   * @param number its number in the document, from 1
   */
  public static Row ofDocument(@Nullable String document, int number, AnalyzedSentence sentence) {
    @Nullable Object[] fields = fields(sentence);
    @Nullable Object[] all = new @Nullable Object[fields.length + 2];
    all[0] = document;
    all[1] = number;
    System.arraycopy(fields, 0, all, 2, fields.length);
    return RowFactory.create(all);
  }

  private static @Nullable Object[] fields(AnalyzedSentence sentence) {
    Span span = sentence.span();
    OptionalDouble confidence = sentence.confidence();
    return new @Nullable Object[] {
      sentence.text(),
      offset(span.codePointStart()),
      offset(span.codePointEnd()),
      words(sentence),
      multiword(sentence),
      confidence.isPresent() ? confidence.getAsDouble() : null
    };
  }

  private static Seq<Row> words(AnalyzedSentence sentence) {
    List<Row> rows = new ArrayList<>(sentence.size());
    for (Word word : sentence.words()) {
      Span span = word.span();
      rows.add(
          RowFactory.create(
              word.id(),
              word.form(),
              orNull(word.lemma()),
              orNull(word.upos()),
              orNull(word.xpos()),
              CollectionConverters.asScala(word.feats()),
              word.headId() < 0 ? null : word.headId(),
              orNull(word.deprel()),
              offset(span.codePointStart()),
              offset(span.codePointEnd())));
    }
    return CollectionConverters.asScala(rows);
  }

  private static Seq<Row> multiword(AnalyzedSentence sentence) {
    List<Row> rows = new ArrayList<>();
    for (Token token : sentence.tokens()) {
      if (token.isMultiword()) {
        List<Word> words = token.words();
        int first = words.get(0).id();
        rows.add(RowFactory.create(first, first + words.size() - 1, token.form()));
      }
    }
    return CollectionConverters.asScala(rows);
  }

  private static @Nullable String orNull(String value) {
    return value.isEmpty() ? null : value;
  }

  private static int offset(long codePoints) {
    return Math.toIntExact(codePoints);
  }
}
