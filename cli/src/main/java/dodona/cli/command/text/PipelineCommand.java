package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.LanguageOptions;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.TextInputs;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.text.input.Input;
import dodona.text.model.MissingStepException;
import dodona.text.model.PipelineModel;
import dodona.text.model.StoredModel;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.TooManySentencesException;
import dodona.text.pipeline.LanguagePipelines;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineListener;
import dodona.text.pipeline.PipelineOptions;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.conllu.SentenceSelection;
import java.io.IOException;
import java.io.OutputStream;
import picocli.CommandLine.Mixin;

/** What the commands that send inputs through a pipeline have in common. */
abstract class PipelineCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private LanguageOptions language = new LanguageOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  public PipelineCommand(Terminal terminal) {
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

  /** Whether all inputs are at hand, so that reading ahead keeps nobody waiting. */
  final boolean readsAhead() {
    return !inputs.names().contains(TreebankOptions.STANDARD_INPUT);
  }

  /** The name of the output file. */
  final String outputName() {
    return output.name();
  }

  @Override
  public Integer call() throws IOException {
    if (models.isGiven() && language.isGiven()) {
      throw new UsageException("--model and --language both say which model to take; give one");
    }
    RunSummary summary = run(analysis());
    if (!inputs.areTexts()) {
      remark(summary.toString());
    }
    return ExitCode.OK;
  }

  /** Analyses all inputs and writes the results. */
  @FunctionalInterface
  private interface Analysis {
    RunSummary run(Iterable<Input> inputs, AnalysisWriter writer, PipelineListener listener)
        throws IOException;
  }

  private Analysis analysis() throws IOException {
    if (language.isGuessed()) {
      return guessing()::run;
    }
    return pipeline(language.isGiven() ? language.model() : models.find())::run;
  }

  private LanguagePipelines guessing() throws IOException {
    try {
      return LanguagePipelines.installed(this::pipeline);
    } catch (InvalidInputException e) {
      throw new UsageException("--language auto: " + e.getMessage());
    }
  }

  private Pipeline pipeline(StoredModel stored) throws IOException {
    PipelineModel model = stored.read();
    try {
      return Pipeline.of(model, options(model));
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private RunSummary run(Analysis analysis) throws IOException {
    try (Progress progress = Progress.of(this, what(), TreebankOptions.totalBytes(inputs.names()));
        OutputFile out = output.create(terminal())) {
      RunSummary summary =
          analysis.run(inputs.open(terminal(), selection()), writer(out.stream()), progress);
      out.commit();
      return summary;
    } catch (MissingStepException | TooManySentencesException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
