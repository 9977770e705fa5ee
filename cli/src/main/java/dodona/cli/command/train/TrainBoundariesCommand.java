package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.Origin;
import dodona.cli.option.TrainingFiles;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.StatusLine;
import dodona.cli.terminal.Terminal;
import dodona.text.model.PipelineModel;
import dodona.text.train.PipelineBoundaries;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona train-boundaries}. */
@Command(
    name = "train-boundaries",
    description = {
      "Trains a model's classifier of sentence boundaries, which uses the encoder of the parser.",
      "The segmenter decides about most boundaries; where it is in doubt, the classifier"
          + " decides. 'dodona train --pipeline --encoder' already trains one; use this command"
          + " for models without it. If the classifier would not decide better than the"
          + " segmenter, the model is written without one."
    },
    footer = {
      "  dodona train-boundaries -m en --train examples/sentences.conllu -o better.dodona",
    })
public final class TrainBoundariesCommand extends ToolCommand {

  @Mixin private ModelOptions models = new ModelOptions();

  @Option(
      names = "--train",
      paramLabel = "FILE",
      required = true,
      description = "Treebank that the model's segmenter was trained on. May be repeated.")
  @OptionGroup.In(OptionGroup.INPUT)
  private List<Path> train = new ArrayList<>();

  @Mixin private BetterModel output = new BetterModel();

  @Mixin private TrainingFiles files = new TrainingFiles();

  public TrainBoundariesCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    output.check();
    List<Sentence> sentences = files.read(train, this);
    PipelineBoundaries.Result result = trained(sentences);
    output.write(result.model().withOrigin("boundariesTrainedOn", Origin.of(train)));
    remark(
        String.format(
            Locale.ROOT,
            "%s: %,d doubtful boundaries; the segmenter decides %,d correctly, the classifier %,d",
            output,
            result.doubtful(),
            result.correctBefore(),
            result.correctAfter()));
    if (result.model().boundaries() == null) {
      remark("written without a classifier, as it would not be better");
    }
    return ExitCode.OK;
  }

  private PipelineBoundaries.Result trained(List<Sentence> sentences) throws IOException {
    PipelineModel model = models.find().read();
    try (StatusLine status = StatusLine.of(this)) {
      return PipelineBoundaries.train(
          model,
          sentences,
          part ->
              status.show(
                  () -> String.format(Locale.ROOT, "encoding the text: %.0f %%", 100 * part)));
    }
  }
}
