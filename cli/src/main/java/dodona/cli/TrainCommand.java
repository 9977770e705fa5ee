package dodona.cli;

import dodona.model.Provenance;
import dodona.support.Checksum;
import dodona.text.pipeline.PipelineFile;
import dodona.text.pipeline.PipelineModel;
import dodona.text.pipeline.PipelineTraining;
import dodona.train.Recipe;
import dodona.treebank.ConlluReader;
import dodona.treebank.ProblemLog;
import dodona.treebank.Sentence;
import dodona.treebank.TreeRequirement;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona train}. */
@Command(
    name = "train",
    description = {
      "Trains a parser on a treebank.",
      "With --dev, keeps the iteration with the best score on it. The state is saved next"
          + " to the model after every iteration; --resume continues from there."
    },
    footer = {
      "  dodona train --train examples/sentences.conllu --model small.dodona --beam 8",
      "  dodona train --preset fast --train examples/sentences.conllu \\",
      "    --dev examples/sentences.conllu --model fast.dodona",
      "  dodona train --train examples/sentences.conllu --model clustered.dodona \\",
      "    --clusters examples/clusters.paths --bits 16",
      "  dodona train --train examples/sentences.conllu --model fixed.dodona \\",
      "    --oracle nd-all --gold fixed --gold-folds 2 --bits 16",
      "  dodona train --pipeline --folds 2 --train examples/sentences.conllu \\",
      "    --model pipeline.dodona"
    })
final class TrainCommand extends ToolCommand {

  @Option(
      names = "--train",
      paramLabel = "FILE",
      required = true,
      description = "The training treebank.")
  private Path train = Path.of("");

  @Option(
      names = "--dev",
      paramLabel = "FILE",
      description = "The treebank that selects the best iteration.")
  private @Nullable Path dev;

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      required = true,
      description = "The model file to write.")
  private Path model = Path.of("");

  @Mixin private RecipeOptions recipes = new RecipeOptions();

  @Mixin private EncoderOptions encoder = new EncoderOptions();

  @Mixin private StepOptions pipeline = new StepOptions();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Mixin private InvalidOptions invalid = new InvalidOptions();

  @Option(names = "--resume", description = "Continue an interrupted training.")
  private boolean resume;

  @Option(
      names = "--licence",
      paramLabel = "TEXT",
      description = "A note on the data's licence and origin, stored in the model.")
  private @Nullable String licence;

  @Option(names = "--force", description = "Overwrite MODEL if it exists.")
  private boolean force;

  TrainCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (!force && Files.exists(model)) {
      throw new FileAlreadyExistsException(model.toString());
    }
    List<Sentence> training = read(train);
    List<Sentence> heldOut = dev == null ? List.of() : read(dev);
    Recipe recipe = recipes.recipe(training, encoder.isGiven());
    Path checkpoint = Path.of(model + ".checkpoint");
    try (TrainingView view = new TrainingView(this, recipe)) {
      PipelineTraining settings =
          pipeline
              .applyTo(PipelineTraining.of(recipe, training), training.size(), encoder.isGiven())
              .dev(heldOut)
              .threads(threads.count())
              .checkpoint(checkpoint)
              .listener(view);
      encoder.applyTo(settings, training, this);
      note(settings);
      PipelineModel trained = run(resume ? resuming(settings, checkpoint) : settings);
      PipelineFile.write(trained, model, force);
      Files.deleteIfExists(checkpoint);
      terminal().out().print(card(trained.provenance()));
    }
    return ExitCode.OK;
  }

  private static PipelineTraining resuming(PipelineTraining settings, Path checkpoint) {
    if (!Files.exists(checkpoint)) {
      throw new UsageException("--resume: there is no " + checkpoint + " to continue from");
    }
    return settings.resume();
  }

  private static PipelineModel run(PipelineTraining settings) throws IOException {
    try {
      return settings.run();
    } catch (IllegalArgumentException e) {
      throw new InputException(e);
    }
  }

  private List<Sentence> read(Path file) throws IOException {
    ProblemLog problems = new ProblemLog();
    List<Sentence> sentences = new ArrayList<>();
    String name = file.toString();
    try (Progress progress =
            Progress.of(this, "reading", TreebankOptions.totalBytes(List.of(name)));
        ConlluReader reader =
            reading.open(name, TreeRequirement.TREE, problems, terminal(), progress)) {
      reader.forEach(sentences::add);
      invalid.settle(name, reader, problems, this);
    }
    if (sentences.isEmpty()) {
      throw new IOException(name + ": has no sentences");
    }
    return sentences;
  }

  /** Notes where the model comes from, as far as only its user knows. */
  private void note(PipelineTraining settings) throws IOException {
    settings.note("trainedOn", train.getFileName() + " sha256:" + Checksum.of(train));
    if (dev != null) {
      settings.note("heldOut", dev.getFileName() + " sha256:" + Checksum.of(dev));
    }
    settings.note("dodona", Dodona.Version.name());
    recipes.note(settings);
    if (licence != null) {
      settings.note("licence", licence);
    }
  }

  private String card(Provenance provenance) throws IOException {
    StringBuilder card = new StringBuilder();
    card.append(
        String.format(
            Locale.ROOT,
            "%s: %.1f MB, iteration %s%n",
            model,
            Files.size(model) / 1e6,
            provenance.text("bestIteration")));
    provenance
        .entries()
        .forEach(
            (key, value) -> card.append("  ").append(key).append(": ").append(value).append('\n'));
    return card.toString();
  }
}
