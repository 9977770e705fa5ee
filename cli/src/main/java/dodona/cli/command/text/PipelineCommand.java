package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.FolderOutputOptions;
import dodona.cli.option.LanguageOptions;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.TextInputs;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.text.input.Input;
import dodona.text.model.MissingStepException;
import dodona.text.model.ModelNotFoundException;
import dodona.text.model.PipelineModel;
import dodona.text.model.StoredModel;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.TooManySentencesException;
import dodona.text.pipeline.LanguageCheck;
import dodona.text.pipeline.LanguagePipelines;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineListener;
import dodona.text.pipeline.PipelineOptions;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.conllu.SentenceSelection;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;

/** A command that sends inputs through a pipeline. */
abstract class PipelineCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private LanguageOptions language = new LanguageOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Mixin private FolderOutputOptions folder = new FolderOutputOptions();

  public PipelineCommand(Terminal terminal) {
    super(terminal);
  }

  /** Returns the activity in one word, such as {@code parsing}. */
  abstract String what();

  /** Returns the pipeline options for a model; fails if the model lacks something required. */
  abstract PipelineOptions options(PipelineModel model);

  /** Returns a writer for the results. */
  abstract AnalysisWriter writer(OutputStream out);

  /** The ending of the names of output files in a folder. */
  String ending() {
    return ".conllu";
  }

  /** The sentences of each input that are worked on. */
  SentenceSelection selection() {
    return SentenceSelection.ALL;
  }

  /** Returns whether the result is shown to a person, who waits for it. */
  final boolean isForReading() {
    return inputs.areTexts() && output.isStandardOutput();
  }

  /** Returns whether no input is standard input, so that reading ahead does not delay results. */
  final boolean readsAhead() {
    return !inputs.names().contains(TreebankOptions.STANDARD_INPUT);
  }

  /** The name of the output file. */
  final String outputName() {
    return output.name();
  }

  @Override
  public Integer call() throws IOException {
    folder.check(output, output.isForced());
    RunSummary summary = folder.isGiven() ? runEach(analysis()) : run(analysis());
    if (!inputs.areTexts()) {
      remark(summary.toString());
    }
    return ExitCode.OK;
  }

  /** Analyzes all inputs and writes the results. */
  @FunctionalInterface
  private interface Analysis {
    RunSummary run(Iterable<Input> inputs, AnalysisWriter writer, PipelineListener listener)
        throws IOException;
  }

  private Analysis analysis() throws IOException {
    if (language.isDetected()) {
      return detecting()::run;
    }
    StoredModel stored =
        !language.isGiven()
            ? models.find()
            : models.isGiven() ? ofFile(language.code()) : language.model();
    Pipeline pipeline = pipeline(stored);
    LanguageCheck check = LanguageCheck.of(stored);
    return (all, writer, listener) -> pipeline.run(checked(all, check, listener), writer, listener);
  }

  /** The inputs, each of which is looked at when its turn comes. */
  private static Iterable<Input> checked(
      Iterable<Input> all, LanguageCheck check, PipelineListener listener) {
    return () -> {
      Iterator<Input> rest = all.iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return rest.hasNext();
        }

        @Override
        public Input next() {
          try {
            return check.check(rest.next(), listener);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
      };
    };
  }

  /** The language of a model for several languages. */
  private StoredModel ofFile(String code) {
    try {
      return models.address().withLanguage(code).find();
    } catch (ModelNotFoundException e) {
      if (models.address().isFile() || models.find().language().isEmpty()) {
        throw e;
      }
      throw new UsageException(
          models.name()
              + " is not for several languages; expected --model or --language, not both");
    }
  }

  private LanguagePipelines detecting() throws IOException {
    try {
      return models.isGiven()
          ? LanguagePipelines.ofFile(Path.of(models.name()), this::pipeline)
          : LanguagePipelines.installed(this::pipeline);
    } catch (InvalidInputException e) {
      throw new UsageException("--language auto: " + e.getMessage());
    }
  }

  private Pipeline pipeline(StoredModel stored) throws IOException {
    try {
      PipelineModel model = stored.read();
      return Pipeline.of(model, options(model).withHyphens(inputs.hyphens()));
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private RunSummary run(Analysis analysis) throws IOException {
    try (Progress progress = Progress.of(this, what(), TreebankOptions.totalBytes(inputs.names()));
        OutputFile out = output.create(terminal())) {
      return run(analysis, inputs.open(terminal(), selection()), out, progress);
    }
  }

  /** Writes the result of each input file to a file of its own in a folder. */
  private RunSummary runEach(Analysis analysis) throws IOException {
    inputs.requireFiles("--output-folder");
    List<String> names = inputs.names();
    Map<String, Path> remaining = folder.remaining(names, ending(), output.isForced());
    if (remaining.size() < names.size()) {
      remark(
          "skipping %d of %s whose output exists"
              .formatted(names.size() - remaining.size(), Counted.of(names.size(), "input file")));
    }
    RunSummary summary = RunSummary.NONE;
    long bytes = TreebankOptions.totalBytes(List.copyOf(remaining.keySet()));
    try (Progress progress = Progress.of(this, what(), bytes)) {
      for (Map.Entry<String, Path> entry : remaining.entrySet()) {
        List<Input> input = List.of(inputs.open(entry.getKey(), terminal()).only(selection()));
        try (OutputFile out = output.create(entry.getValue(), terminal())) {
          summary = summary.plus(run(analysis, input, out, progress));
        }
      }
    }
    return summary;
  }

  private RunSummary run(
      Analysis analysis, Iterable<Input> from, OutputFile out, PipelineListener listener)
      throws IOException {
    try {
      RunSummary summary = analysis.run(from, writer(out.stream()), listener);
      out.commit();
      return summary;
    } catch (MissingStepException | TooManySentencesException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
