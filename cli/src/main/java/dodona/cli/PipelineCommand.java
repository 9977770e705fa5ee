package dodona.cli;

import dodona.text.output.AnalysisWriter;
import dodona.text.output.TooManySentencesException;
import dodona.text.pipeline.MissingStepException;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineModel;
import dodona.text.pipeline.PipelineOptions;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.SentenceSelection;
import java.io.IOException;
import java.io.OutputStream;
import picocli.CommandLine.Mixin;

/** What the commands that send inputs through a pipeline have in common. */
abstract class PipelineCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  PipelineCommand(Terminal terminal) {
    super(terminal);
  }

  /** What is done, in a word. */
  abstract String what();

  /** How the pipeline works with a model; fails if the model lacks something. */
  abstract PipelineOptions options(PipelineModel model);

  /** What the results are written with. */
  abstract AnalysisWriter writer(OutputStream out);

  /** The sentences of each input that are worked on. */
  SentenceSelection selection() {
    return SentenceSelection.ALL;
  }

  /** Whether a person waits for a result on the screen. */
  final boolean isForReading() {
    return inputs.areTexts() && output.isStandardOutput();
  }

  /** The name of the output file. */
  final String outputName() {
    return output.name();
  }

  @Override
  public Integer call() throws IOException {
    RunSummary summary = run(pipeline());
    if (!inputs.areTexts()) {
      remark(summary.toString());
    }
    return ExitCode.OK;
  }

  private Pipeline pipeline() throws IOException {
    PipelineModel model = models.read();
    try {
      return Pipeline.of(model, options(model));
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private RunSummary run(Pipeline pipeline) throws IOException {
    try (Progress progress = Progress.of(this, what(), TreebankOptions.totalBytes(inputs.names()));
        OutputFile out = output.create(terminal())) {
      RunSummary summary =
          pipeline.run(inputs.open(terminal(), selection()), writer(out.stream()), progress);
      out.commit();
      return summary;
    } catch (MissingStepException | TooManySentencesException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
