package dodona.text.train;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Calibration;
import dodona.search.Parser;
import dodona.text.lemma.Lemmatizer;
import dodona.text.model.PipelineModel;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import dodona.train.LearnerFactory;
import dodona.train.Training;
import dodona.train.TrainingResult;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The configuration of a training run for a pipeline from raw text to trees.
 *
 * <pre>{@code
 * PipelineModel model =
 *     PipelineTraining.of(Presets.named("accurate", sentences), sentences)
 *         .dev(heldOut)
 *         .checkpoint(Path.of("my.checkpoint"))
 *         .run();
 * PipelineFile.write(model, Path.of("my.dodona"), false);
 * }</pre>
 *
 * <p>Segmenter, tagger and lemmatizer are trained first. The parser is then trained on predicted
 * tags, as in parsing, from taggers trained on the rest of the treebank (jackknifing).
 *
 * <p>The same recipe and the same data give the same model, on any number of threads.
 */
public final class PipelineTraining {

  private static final int FOLDS = 10;

  private final Recipe recipe;
  private final List<Sentence> data;
  private final Map<String, Object> notes = new LinkedHashMap<>();
  private Silver silver = Silver.NONE;
  private List<Sentence> heldOut = List.of();
  private boolean hasSegmenter = true;
  private boolean hasTagger = true;
  private boolean usesPredictedTags = true;
  private int folds = FOLDS;
  private int threads = 1;
  private PipelineTrainingListener listener = PipelineTrainingListener.SILENT;
  private @Nullable Path checkpoint;
  private boolean resumes;
  private @Nullable LearnerFactory tagging;
  private boolean restarts;

  private PipelineTraining(Recipe recipe, List<Sentence> data) {
    this.recipe = recipe;
    this.data = List.copyOf(data);
  }

  /**
   * A training run of all steps.
   *
   * @param recipe how to train the parser; its seed is that of all steps
   * @param data the sentences to learn from, all with tags and trees
   */
  public static PipelineTraining of(Recipe recipe, List<Sentence> data) {
    return new PipelineTraining(recipe, data);
  }

  /**
   * Also learns tags, lemmas and trees, but not how to segment, from sentences that another
   * pipeline has analyzed.
   */
  public PipelineTraining silver(Silver sentences) {
    silver = sentences;
    return this;
  }

  /**
   * Chooses the best iteration by sentences that are held out, and calibrates the parser's
   * confidence by them; without any, the last iteration is taken, and nothing calibrated.
   */
  public PipelineTraining dev(List<Sentence> sentences) {
    heldOut = List.copyOf(sentences);
    return this;
  }

  /** Sets whether the model gets a segmenter; without one, it will need words. */
  public PipelineTraining segmenter(boolean wanted) {
    hasSegmenter = wanted;
    return this;
  }

  /** Sets whether the model gets a tagger and a lemmatizer; without them, it will need tags. */
  public PipelineTraining tagger(boolean wanted) {
    hasTagger = wanted;
    return this;
  }

  /** Sets whether the parser learns from predicted tags; if not, from those of the treebank. */
  public PipelineTraining predictedTags(boolean wanted) {
    usesPredictedTags = wanted;
    return this;
  }

  /** Predicts tags in so many parts of the treebank, each by a tagger trained on the others. */
  public PipelineTraining folds(int count) {
    folds = count;
    return this;
  }

  /**
   * Learns a parser of another kind than linear, which predicts tags as well: no tagger is trained,
   * and no tags are predicted for it.
   *
   * @param factory makes its learner
   */
  public PipelineTraining tagging(LearnerFactory factory) {
    tagging = factory;
    return this;
  }

  /** Lets so many threads work at the same time; without, one. */
  public PipelineTraining threads(int count) {
    threads = count;
    return this;
  }

  /** Sets the listener for training progress. */
  public PipelineTraining listener(PipelineTrainingListener newListener) {
    listener = newListener;
    return this;
  }

  /**
   * Saves the state of the parser's training after every iteration. The file remains after the
   * training run and can then be deleted. One that is there already is the work of another
   * training, so that it takes {@link #resume} or {@link #restart}.
   */
  public PipelineTraining checkpoint(Path file) {
    checkpoint = file;
    return this;
  }

  /** Continues from the checkpoint; the result is the same as without the interruption. */
  public PipelineTraining resume() {
    resumes = true;
    return this;
  }

  /** Starts over, whether there is a checkpoint or not; one that there is gets replaced. */
  public PipelineTraining restart() {
    restarts = true;
    return this;
  }

  /** Notes something in the model's provenance, such as where the data come from. */
  public PipelineTraining note(String key, Object value) {
    notes.put(key, value);
    return this;
  }

  /**
   * Trains to the end.
   *
   * @throws InvalidInputException if nothing is left to learn from, there are more folds than
   *     sentences, or the recipe does not fit the data
   * @throws java.nio.file.FileAlreadyExistsException if the checkpoint is there, and the training
   *     neither resumes nor restarts
   * @throws IOException if a checkpoint cannot be written or read, or is that of another training
   */
  public PipelineModel run() throws IOException {
    training(data, silver).claimCheckpoint();
    StepsTrainer steps = new StepsTrainer(data, silver, recipe.seed(), listener);
    Segmenter segmenter = hasSegmenter ? steps.segmenter() : null;
    if (tagging != null) {
      Lemmatizer lemmatizer = hasTagger ? steps.lemmatizer() : null;
      ParserModel parser = parser(data, silver, heldOut);
      return new PipelineModel(
          segmenter,
          null,
          lemmatizer,
          parser,
          calibration(parser, heldOut),
          segmenter == null ? null : steps.boundaries(segmenter, parser),
          parser.provenance());
    }
    boolean needsTagger = hasTagger || (usesPredictedTags && !heldOut.isEmpty());
    Tagger tagger = needsTagger ? steps.tagger(threads) : null;
    Lemmatizer lemmatizer = needsTagger ? steps.lemmatizer() : null;
    List<Sentence> toChooseBy =
        usesPredictedTags && tagger != null && lemmatizer != null
            ? heldOut.stream().map(Annotators.of(tagger, lemmatizer)).toList()
            : heldOut;
    ParserModel parser =
        usesPredictedTags
            ? parser(steps.jackknifed(folds, threads), steps.taggedSilver(threads), toChooseBy)
            : parser(data, silver, toChooseBy);
    return new PipelineModel(
        segmenter,
        hasTagger ? tagger : null,
        hasTagger ? lemmatizer : null,
        parser,
        calibration(parser, toChooseBy),
        parser.provenance());
  }

  private @Nullable Calibration calibration(ParserModel parser, List<Sentence> sentences) {
    return sentences.isEmpty()
        ? null
        : Calibration.fit(new Parser(parser), recipe.labeled(sentences));
  }

  private ParserModel parser(List<Sentence> training, Silver also, List<Sentence> toChooseBy)
      throws IOException {
    listener.parserBegun(training.size(), toChooseBy.size());
    TrainingResult result =
        training(training, also).dev(toChooseBy).threads(threads).listener(listener).run();
    return result.model().with(provenance(result.model()));
  }

  /** The training of the parser on some sentences. */
  private Training training(List<Sentence> sentences, Silver also) {
    LearnerFactory learners = tagging == null ? LinearTraining.learners() : tagging;
    Training settings = Training.of(recipe, sentences, learners).silver(also);
    if (checkpoint != null) {
      settings.checkpoint(checkpoint);
    }
    return resumes ? settings.resume() : restarts ? settings.restart() : settings;
  }

  private String tags() {
    if (tagging != null) {
      return "predicted with the trees";
    }
    return usesPredictedTags ? "jack-knifed" : "gold";
  }

  private Provenance provenance(ParserModel parser) {
    Provenance provenance = parser.provenance().with("tags", tags());
    if (!silver.isEmpty()) {
      provenance =
          provenance
              .with("silverSentences", silver.sentences().size())
              .with("silverFraction", silver.weight());
    }
    for (Map.Entry<String, Object> note : notes.entrySet()) {
      provenance = provenance.with(note.getKey(), note.getValue());
    }
    return provenance;
  }
}
