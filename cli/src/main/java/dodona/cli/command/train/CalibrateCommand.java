package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.Origin;
import dodona.cli.option.TrainingFiles;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.search.Calibration;
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
      "Calibrates a model, so that the confidences of 'parse --confidence' are" + " probabilities.",
      "'dodona train --dev' already does so; use this command for models trained"
          + " without --dev and for another kind of text."
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
          "Treebank that the model was not trained on, ideally 1,000 sentences or more."
              + " May be repeated.")
  @OptionGroup.In(OptionGroup.INPUT)
  private List<Path> dev = new ArrayList<>();

  @Mixin private BetterModel output = new BetterModel();

  @Mixin private TrainingFiles files = new TrainingFiles();

  public CalibrateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    output.check();
    List<Sentence> sentences = files.read(dev, this);
    PipelineModel model = PipelineCalibration.calibrate(models.find().read(), sentences);
    output.write(model.withOrigin("calibratedOn", Origin.of(dev)));
    Calibration calibration = model.calibration();
    if (calibration != null) {
      remark(
          String.format(
              Locale.ROOT,
              "%s: calibrated on %,d sentences, %,d words",
              output,
              calibration.sentences(),
              calibration.words()));
    }
    return ExitCode.OK;
  }
}
