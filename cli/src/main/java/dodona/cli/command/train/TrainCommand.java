package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.EncoderOptions;
import dodona.cli.option.Origin;
import dodona.cli.option.RecipeOptions;
import dodona.cli.option.SilverOptions;
import dodona.cli.option.StepOptions;
import dodona.cli.option.ThreadOptions;
import dodona.cli.option.TrainingFiles;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.model.Provenance;
import dodona.support.Printable;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.train.PipelineTraining;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code dodona train}. */
@Command(
    name = "train",
    modelTransformer = TrainCommand.Knobs.class,
    description = {
      "Trains a parser on a treebank.",
      "With --dev, keeps the iteration with the best score on it. The state is saved next"
          + " to the model, in MODEL.checkpoint, after every iteration; --resume continues from"
          + " there after Ctrl-C."
    },
    footer = {
      "  dodona train --train examples/sentences.conllu --model small.dodona --beam 8",
      "  dodona train --preset fast --train examples/sentences.conllu \\",
      "    --dev examples/sentences.conllu --model fast.dodona",
      "  dodona train --train examples/sentences.conllu \\",
      "    --train examples/parsed.conllu --model both.dodona",
      "  dodona train --train examples/sentences.conllu --model clustered.dodona \\",
      "    --clusters examples/clusters.paths --hash-bits 16",
      "  dodona train --train examples/sentences.conllu --model fixed.dodona \\",
      "    --oracle nd-all --gold-derivation fixed --gold-folds 2 --hash-bits 16",
      "  dodona train --pipeline --folds 2 --train examples/sentences.conllu \\",
      "    --model pipeline.dodona",
      "  dodona train --train examples/sentences.conllu --model taught.dodona \\",
      "    --silver examples/parsed.conllu --silver-fraction 0.5 --hash-bits 16"
    })
public final class TrainCommand extends ToolCommand {

  @Option(
      names = "--train",
      paramLabel = "FILE",
      required = true,
      description = "The training treebank. May be repeated, to train on several together.")
  private List<Path> train = new ArrayList<>();

  @Option(
      names = "--dev",
      paramLabel = "FILE",
      description =
          "The treebank that selects the best iteration, and by which confidences become"
              + " probabilities. May be repeated.")
  private List<Path> dev = new ArrayList<>();

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      required = true,
      description = "The model file to write.")
  private Path model = Path.of("");

  @Mixin private RecipeOptions recipes = new RecipeOptions();

  @Mixin private EncoderOptions encoder = new EncoderOptions();

  @Mixin private StepOptions pipeline = new StepOptions();

  @Mixin private SilverOptions silver = new SilverOptions();

  @Mixin private TrainingFiles files = new TrainingFiles();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Option(names = "--resume", description = "Continue an interrupted training.")
  private boolean resume;

  @Option(
      names = "--license",
      paramLabel = "TEXT",
      description = "A note on the data's license and origin, stored in the model.")
  private @Nullable String license;

  @Option(
      names = "--force",
      description =
          "Overwrite MODEL if it exists, and the checkpoint of an interrupted training unless it"
              + " is resumed.")
  private boolean force;

  @Spec private @Nullable CommandSpec spec;

  /** Adds the options of the training settings. */
  static final class Knobs implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec command) {
      ((TrainCommand) command.userObject()).recipes.addTo(command);
      return command;
    }
  }

  public TrainCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  @SuppressWarnings("try") // the hint need not be spoken to
  public Integer call() throws IOException {
    if (!force && Files.exists(model)) {
      throw new FileAlreadyExistsException(model.toString());
    }
    Path checkpoint = Path.of(model + ".checkpoint");
    checkFree(checkpoint);
    List<Sentence> training = files.read(train, this);
    List<Sentence> heldOut = files.read(dev, this);
    Recipe recipe = recipes.recipe(training, encoder.isGiven());
    try (TrainingView view = new TrainingView(this, recipe);
        ResumeHint hint = new ResumeHint(terminal(), checkpoint, arguments())) {
      PipelineTraining settings =
          pipeline
              .applyTo(PipelineTraining.of(recipe, training), training.size(), encoder.isGiven())
              .dev(heldOut)
              .threads(threads.count())
              .checkpoint(checkpoint)
              .listener(view);
      encoder.applyTo(settings, training, silver.applyTo(settings, files, this), this);
      note(settings);
      PipelineModel trained =
          (resume ? settings.resume() : force ? settings.restart() : settings).run();
      PipelineFile.write(trained, model, force);
      Files.deleteIfExists(checkpoint);
      terminal().out().print(card(trained.provenance()));
    }
    return ExitCode.OK;
  }

  /** An interrupted training is worth hours: it is neither forgotten nor overwritten unasked. */
  private void checkFree(Path checkpoint) {
    if (resume && !Files.exists(checkpoint)) {
      throw new UsageException("--resume: there is no " + checkpoint + " to continue from");
    }
    if (!resume && !force && Files.exists(checkpoint)) {
      throw new UsageException(
          checkpoint
              + " is left from an interrupted training: --resume continues it, --force begins"
              + " again and replaces it");
    }
  }

  /** The command line as it was given. */
  private List<String> arguments() {
    return spec == null ? List.of() : spec.root().commandLine().getParseResult().originalArgs();
  }

  /** Notes where the model comes from, as far as only its user knows. */
  private void note(PipelineTraining settings) throws IOException {
    settings.note("trainedOn", Origin.of(train));
    if (!dev.isEmpty()) {
      settings.note("heldOut", Origin.of(dev));
    }
    settings.note("dodona", ProgramVersion.name());
    recipes.note(settings);
    if (license != null) {
      settings.note("license", license);
    }
  }

  private String card(Provenance provenance) throws IOException {
    StringBuilder card = new StringBuilder();
    card.append(
        String.format(
            Locale.ROOT,
            "%s: %.1f MB, iteration %s%n",
            Printable.line(model.toString()),
            Files.size(model) / 1e6,
            provenance.text("bestIteration")));
    provenance
        .entries()
        .forEach(
            (key, value) -> card.append("  ").append(key).append(": ").append(value).append('\n'));
    return card.toString();
  }
}
