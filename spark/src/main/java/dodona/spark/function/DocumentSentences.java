package dodona.spark.function;

import dodona.spark.data.SentenceRows;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.Input;
import dodona.text.model.MissingStepException;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.BatchResult;
import dodona.text.pipeline.Pipeline;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * The sentences of the documents of a partition, a row each.
 *
 * <p>Several short documents are analyzed together: a neural model works on some thirty sentences
 * at a time, which a function of one row cannot give it. The result is the same.
 */
public final class DocumentSentences implements MapPartitionsFunction<Row, Row> {

  private static final long serialVersionUID = 1;

  /** Documents of so many characters are analyzed together. */
  private static final int CHARACTERS = 1 << 14;

  private final Settings settings;

  /** The sentences, analyzed with these settings. */
  public DocumentSentences(Settings settings) {
    this.settings = settings;
  }

  /** Takes rows of a document's name and its text; either may be null. */
  @Override
  public Iterator<Row> call(Iterator<Row> documents) {
    return new Sentences(documents, settings.handle().pipeline(PipelineStep.PARSE));
  }

  private record Document(@Nullable String name, String text) {}

  private final class Sentences implements Iterator<Row> {

    private final Iterator<Row> documents;
    private final Pipeline pipeline;
    private final Deque<Row> ready = new ArrayDeque<>();

    Sentences(Iterator<Row> documents, Pipeline pipeline) {
      this.documents = documents;
      this.pipeline = pipeline;
    }

    @Override
    public boolean hasNext() {
      while (ready.isEmpty() && documents.hasNext()) {
        analyze(batch());
      }
      return !ready.isEmpty();
    }

    @Override
    public Row next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return ready.remove();
    }

    private List<Document> batch() {
      List<Document> batch = new ArrayList<>();
      int characters = 0;
      while (characters < CHARACTERS && documents.hasNext()) {
        Row row = documents.next();
        if (!row.isNullAt(1)) {
          batch.add(new Document(row.getString(0), row.getString(1)));
          characters += row.getString(1).length();
        }
      }
      return batch;
    }

    private void analyze(List<Document> batch) {
      List<Row> rows;
      try {
        rows = together(batch);
      } catch (MissingStepException e) {
        throw e; // so it would be for every document
      } catch (RuntimeException e) {
        alone(batch); // one of them is bad, and the others are not to suffer for it
        return;
      }
      ready.addAll(rows);
    }

    private List<Row> together(List<Document> batch) {
      List<Row> rows = new ArrayList<>();
      Stream<Input> inputs = batch.stream().map(document -> Input.text(document.text()));
      try (Stream<BatchResult> results = pipeline.batch(inputs.toList())) {
        results.forEachOrdered(
            result -> rows.add(row(batch.get(result.index()), result.sentence())));
      }
      return rows;
    }

    private void alone(List<Document> batch) {
      Evaluator.Work work =
          arguments -> {
            Document document = (Document) arguments[0];
            for (AnalyzedSentence sentence : pipeline.analyze(document.text())) {
              ready.add(row(document, sentence));
            }
            return null;
          };
      Evaluator evaluator = new Evaluator("dodona sentences", settings, work);
      for (Document document : batch) {
        Object unused = evaluator.evaluate(document);
      }
    }

    private static Row row(Document document, AnalyzedSentence sentence) {
      return SentenceRows.ofDocument(
          document.name(), Math.toIntExact(sentence.place().number()), sentence);
    }
  }
}
