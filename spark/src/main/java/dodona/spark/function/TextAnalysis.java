package dodona.spark.function;

import dodona.spark.data.SentenceRows;
import dodona.spark.holder.ModelHandle;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;
import scala.collection.Seq;

/** The analysis of a text, or of the words of a sentence, with a model. */
abstract class TextAnalysis implements Evaluator.Work {

  private static final long serialVersionUID = 1;

  private final ModelHandle handle;
  private final PipelineStep last;

  /** Kept as long as a task lasts, so that the model is not given up meanwhile. */
  private transient @Nullable Pipeline pipeline;

  private TextAnalysis(ModelHandle handle, PipelineStep last) {
    this.handle = handle;
    this.last = last;
  }

  @Override
  public void open() {
    if (pipeline == null) {
      pipeline = handle.pipeline(last);
    }
  }

  final Pipeline pipeline() {
    return Objects.requireNonNull(pipeline);
  }

  /** The sentences of a text, as far as a step. */
  static final class OfText extends TextAnalysis {

    private static final long serialVersionUID = 1;

    OfText(ModelHandle handle, PipelineStep last) {
      super(handle, last);
    }

    @Override
    public Seq<Row> apply(Object[] arguments) {
      return SentenceRows.of(pipeline().analyze((String) arguments[0]).sentences());
    }
  }

  /** The tree over given words. */
  static final class OfTokens extends TextAnalysis {

    private static final long serialVersionUID = 1;

    OfTokens(ModelHandle handle) {
      super(handle, PipelineStep.PARSE);
    }

    @Override
    public Seq<Row> apply(Object[] arguments) {
      List<String> tokens = Arguments.list(arguments[0]);
      if (tokens.contains(null)) {
        throw new IllegalArgumentException("a token is null");
      }
      return SentenceRows.of(
          tokens.isEmpty() ? List.of() : List.of(pipeline().analyze(Sentence.ofForms(tokens))));
    }
  }

  /** A text as CoNLL-U, byte for byte as {@code dodona parse} writes it. */
  static final class ToConllu extends TextAnalysis {

    private static final long serialVersionUID = 1;

    ToConllu(ModelHandle handle) {
      super(handle, PipelineStep.PARSE);
    }

    @Override
    public String apply(Object[] arguments) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      AnalysisWriter writer = OutputFormat.CONLLU.onto(out);
      try {
        for (AnalyzedSentence sentence : pipeline().analyze((String) arguments[0])) {
          writer.write(sentence);
        }
        writer.finish();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return out.toString(StandardCharsets.UTF_8);
    }
  }
}
