package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.model.MissingStepException;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text from the command line and the model that parses it. */
public final class ParsedText {

  private final String text;
  private final ModelOptions models;
  private @Nullable Pipeline pipeline;

  ParsedText(String text, ModelOptions models) {
    this.text = text;
    this.models = models;
  }

  /** Returns the pipeline that parses the text. */
  public Pipeline pipeline() throws IOException {
    if (pipeline == null) {
      pipeline = Pipeline.load(models.find(), PipelineOptions.DEFAULT);
    }
    return pipeline;
  }

  /** Returns the name of the model as the user gave it. */
  public String modelName() {
    return models.name();
  }

  /** Parses the text. */
  public List<Sentence> sentences() throws IOException {
    Pipeline parser = pipeline();
    try {
      parser.model().require(PipelineStep.PARSE);
      return parser.analyze(text).sentences().stream().map(AnalyzedSentence::sentence).toList();
    } catch (MissingStepException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
