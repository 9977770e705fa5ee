package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.TrainingFiles;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.search.Calibration;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.train.PipelineCalibration;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona calibrate}. */
@Command(
    name = "calibrate",
    description = {
      "Teaches a model how sure it may be, so that the confidences of 'parse --confidence' are"
          + " probabilities.",
      "'dodona train --dev' does so by itself; this is for models trained without --dev, and for"
          + " text of another kind."
    },
    footer = {
      "  dodona calibrate -m en --dev examples/sentences.conllu -o calibrated.dodona",
    })
public final class CalibrateCommand extends ToolCommand {

  @Mixin private ModelOptions models = new ModelOptions();

  @Option(
      names = "--dev",
      paramLabel = "FILE",
      required = true,
      description =
          "A treebank that the model was not trained on. May be repeated. The more the better:"
              + " 1,000 sentences are good.")
  private List<Path> dev = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description = "The calibrated model.")
  private Path output = Path.of("");

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  private boolean force;

  @Mixin private TrainingFiles files = new TrainingFiles();

  public CalibrateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    List<Sentence> sentences = files.read(dev, this);
    PipelineModel model = calibrated(models.find().read(), sentences);
    PipelineFile.write(model, output, force);
    Calibration calibration = model.calibration();
    if (calibration != null) {
      remark(
          String.format(
              Locale.ROOT,
              "%s: calibrated by %,d sentences, %,d words",
              output,
              calibration.sentences(),
              calibration.words()));
    }
    return ExitCode.OK;
  }

  private static PipelineModel calibrated(PipelineModel model, List<Sentence> sentences) {
    return PipelineCalibration.calibrate(model, sentences);
  }
}
