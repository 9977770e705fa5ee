package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.text.train.PipelineTraining;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The trained steps of the pipeline, and the tags that the parser is trained on. */
@OptionGroup.In(OptionGroup.PIPELINE)
public final class StepOptions {

  private static final int FOLDS = 10;

  @Option(
      names = "--pipeline",
      description =
          "Also train a segmenter, a tagger and a lemmatizer and store them in the" + " model.")
  private boolean pipeline;

  @Option(
      names = "--no-segmenter",
      description = "With --pipeline: train no segmenter. The model then needs words as input.")
  private boolean noSegmenter;

  @Option(
      names = "--tags",
      paramLabel = "WHICH",
      description =
          "Tags to train the parser on: gold tags, or tags predicted by jackknifing."
              + " Values: gold, jackknife. Default: jackknife with --pipeline, otherwise"
              + " gold.")
  private @Nullable Tags tags;

  @Option(
      names = "--folds",
      paramLabel = "N",
      description = "Number of jackknifing folds. Default: 10.")
  private @Nullable Integer folds;

  /** The tags to learn from. */
  enum Tags {
    /** The tags of the treebank. */
    GOLD,
    /** Predicted tags. */
    JACKKNIFE
  }

  /** Refuses options for a model of several languages, which always has all steps. */
  public void refuseForLanguages() {
    if (pipeline || noSegmenter || tags != null || folds != null) {
      throw new UsageException(
          "--pipeline, --no-segmenter, --tags and --folds are for a single language; a model for"
              + " several has all steps");
    }
  }

  /**
   * Says which steps are trained.
   *
   * @param sentences how many sentences there are to learn from
   * @param parserTags whether the parser predicts tags itself
   */
  public PipelineTraining applyTo(PipelineTraining training, int sentences, boolean parserTags) {
    if (parserTags) {
      if (tags != null || folds != null) {
        throw new UsageException(
            "--tags and --folds are for linear models; a neural parser predicts tags itself");
      }
      return training.segmenter(pipeline && !noSegmenter).tagger(pipeline);
    }
    int parts = folds == null ? FOLDS : folds;
    boolean usesPredictedTags = tags == Tags.JACKKNIFE || (tags == null && pipeline);
    if (usesPredictedTags && (parts < 2 || parts > sentences)) {
      throw new UsageException(
          "--folds "
              + parts
              + " for "
              + sentences
              + " sentences: expected 2 or more, and at most one per sentence");
    }
    return training
        .segmenter(pipeline && !noSegmenter)
        .tagger(pipeline)
        .predictedTags(usesPredictedTags)
        .folds(parts);
  }
}
