package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.EncoderOptions;
import dodona.cli.option.LanguageTrainingOptions;
import dodona.cli.option.LanguageTreebanks;
import dodona.cli.option.OptionGroup;
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
import dodona.support.AtomicFile;
import dodona.support.Printable;
import dodona.text.model.MultilingualModel;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.release.ReleaseSummary;
import dodona.text.release.ReleaseTraining;
import dodona.text.release.TreebankResult;
import dodona.text.train.MultilingualTraining;
import dodona.text.train.PipelineTraining;
import dodona.train.LearnerFactory;
import dodona.train.PartialTrees;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The command {@code dodona train}. */
@Command(
    name = "train",
    modelTransformer = TrainCommand.Knobs.class,
    description = {
      "Trains a parser on a treebank.",
      "With --dev, keeps the iteration with the best score on it. Saves its state"
          + " to MODEL.checkpoint after every iteration; --resume continues from there"
          + " after Ctrl-C."
    },
    footer = {
      "  dodona train --train examples/sentences.conllu --model small.dodona --beam" + " 8",
      "  dodona train --preset fast --train examples/sentences.conllu --dev"
          + " examples/sentences.conllu --model fast.dodona",
      "  dodona train --train examples/sentences.conllu --train"
          + " examples/parsed.conllu --model both.dodona",
      "  dodona train --pipeline --folds 2 --train examples/sentences.conllu"
          + " --model pipeline.dodona",
      "  dodona train --from en --train examples/sentences.conllu --dev"
          + " examples/sentences.conllu --model adapted.dodona",
      "  dodona train --train examples/sentences.conllu --model clustered.dodona"
          + " --clusters examples/clusters.paths --hash-bits 16",
      "  dodona train --train examples/sentences.conllu --model silver.dodona"
          + " --silver examples/parsed.conllu --silver-fraction 0.5 --hash-bits 16",
      "  dodona train --ud examples/ -o models --preset fast --iterations 2 --hash-bits 16",
      "  dodona train --train examples/sentences.conllu --model fixed.dodona"
          + " --oracle nd-all --gold-derivation fixed --gold-folds 2 --hash-bits 16"
    })
public final class TrainCommand extends ToolCommand {

  private static final Path NO_MODEL = Path.of("");

  @Option(
      names = "--train",
      paramLabel = "[CODE=]FILE",
      description =
          "Training treebank, with the code of its language if there are several. May be"
              + " repeated.")
  @OptionGroup.In(OptionGroup.DATA)
  private List<Path> train = new ArrayList<>();

  @Option(
      names = "--partial",
      description =
          "Train on sentences in which some words have no head (_). Errors on these words"
              + " cost nothing. For arc-eager (the default with it), arc-hybrid and easy-first"
              + " with their dynamic oracle; implies --preset fast.")
  @OptionGroup.In(OptionGroup.DATA)
  private boolean partial;

  @Option(
      names = "--dev",
      paramLabel = "[CODE=]FILE",
      description =
          "Development treebank, which selects the best iteration and calibrates"
              + " confidences. May be repeated.")
  @OptionGroup.In(OptionGroup.DATA)
  private List<Path> dev = new ArrayList<>();

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      description = "Model file to write. Required without --ud.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private Path model = NO_MODEL;

  @Mixin private UdOptions release = new UdOptions();

  @Mixin private LanguageTrainingOptions languages = new LanguageTrainingOptions();

  @Mixin private RecipeOptions recipes = new RecipeOptions();

  @Mixin private EncoderOptions encoder = new EncoderOptions();

  @Mixin private StepOptions pipeline = new StepOptions();

  @Mixin private SilverOptions silver = new SilverOptions();

  @Mixin private TrainingFiles files = new TrainingFiles();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Option(names = "--resume", description = "Continue an interrupted training run.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean resume;

  @Option(
      names = "--license",
      paramLabel = "TEXT",
      description = "Note on the license and origin of the data, stored in the model.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String license;

  @Option(
      names = "--force",
      description =
          "Overwrite MODEL if it exists and, without --resume, the checkpoint of an"
              + " interrupted training run.")
  @OptionGroup.In(OptionGroup.OUTPUT)
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
    if (release.isGiven()) {
      return trainRelease();
    }
    if (model.equals(NO_MODEL)) {
      throw new UsageException("missing required option --model=MODEL");
    }
    AtomicFile.check(model, force);
    Path checkpoint = Path.of(model + ".checkpoint");
    checkFree(checkpoint);
    if (languages.isGiven(train, dev)) {
      trainLanguages(checkpoint);
      return ExitCode.OK;
    }
    if (train.isEmpty()) {
      throw new UsageException("expected --train FILE or --languages LIST");
    }
    List<Sentence> training = training();
    List<Sentence> heldOut = files.read(dev, this);
    Recipe recipe = recipes.recipe(training, encoder);
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

  /** Trains a model on every treebank of a release. */
  private Integer trainRelease() throws IOException {
    ParseResult given = Objects.requireNonNull(spec).commandLine().getParseResult();
    Recipe unused = recipes.recipe(List.of(), encoder); // rejects invalid options at once
    try (ReleaseView view = new ReleaseView(this)) {
      ReleaseTraining training =
          release.training(
              given, sentences -> settings(sentences, view), paths -> files.read(paths, this));
      List<TreebankResult> results =
          (force ? training.restart() : training)
              .program(ProgramVersion.name())
              .threads(threads.count())
              .listener(view)
              .run();
      terminal().out().print(ReleaseSummary.table(results).text());
      return view.hasFailed() ? ExitCode.INPUT : ExitCode.OK;
    }
  }

  /** The settings for a treebank of a release. */
  private PipelineTraining settings(List<Sentence> sentences, ReleaseView view) throws IOException {
    Recipe recipe = recipes.recipe(sentences, encoder);
    PipelineTraining settings =
        PipelineTraining.of(recipe, sentences).listener(view.trainingWith(recipe));
    encoder.applyTo(settings, sentences, Silver.NONE, this);
    recipes.note(settings);
    return settings;
  }

  private List<Sentence> training() throws IOException {
    if (!partial) {
      return files.read(train, this);
    }
    if (encoder.isGiven()) {
      throw new UsageException(
          "--partial is for linear models; expected it without --encoder and --from");
    }
    String system = recipes.forPartialTrees();
    return PartialTrees.complete(files.read(train, TreeRequirement.NONE, this), system);
  }

  /** Trains one model for several languages. */
  @SuppressWarnings("try") // the hint need not be spoken to
  private void trainLanguages(Path checkpoint) throws IOException {
    pipeline.refuseForLanguages();
    if (partial) {
      throw new UsageException("--partial is for a single language");
    }
    if (silver.isGiven()) {
      throw new UsageException("--silver is for a single language");
    }
    LanguageTreebanks treebanks = languages.treebanks(train, dev);
    MultilingualTraining settings;
    Recipe recipe;
    {
      Map<String, MultilingualTraining.Data> data =
          LanguageTrainingOptions.read(treebanks, files, this);
      recipe = recipes.recipe(data.values().iterator().next().train(), encoder);
      settings = languages.training(recipe, data);
    }
    LearnerFactory learners = encoder.learners(settings.sentences(), this, settings::note);
    try (TrainingView view = new TrainingView(this, recipe);
        ResumeHint hint = new ResumeHint(terminal(), checkpoint, arguments())) {
      settings.threads(threads.count()).checkpoint(checkpoint).listener(view);
      settings.note("dodona", ProgramVersion.name());
      for (String code : treebanks.codes()) {
        settings.note("trainedOn-" + code, Origin.of(treebanks.train(code)));
        if (!treebanks.licenses(code).isEmpty()) {
          settings.note("license-" + code, String.join("; ", treebanks.licenses(code)));
        }
      }
      if (license != null) {
        settings.note("license", license);
      }
      MultilingualModel trained =
          (resume ? settings.resume() : force ? settings.restart() : settings).run(learners);
      trained.write(model, force);
      Files.deleteIfExists(checkpoint);
      terminal().out().print(card(trained.provenance()));
    }
  }

  /** An interrupted training is worth hours: it is neither forgotten nor overwritten unasked. */
  private void checkFree(Path checkpoint) {
    if (resume && !Files.exists(checkpoint)) {
      throw new UsageException("--resume: " + checkpoint + " does not exist");
    }
    if (!resume && !force && Files.exists(checkpoint)) {
      throw new UsageException(
          checkpoint
              + ": left by an interrupted training run; --resume continues it, --force starts"
              + " over");
    }
  }

  /** The command line as it was given. */
  private List<String> arguments() {
    return spec == null ? List.of() : spec.root().commandLine().getParseResult().originalArgs();
  }

  /** Records the provenance of the model. */
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
