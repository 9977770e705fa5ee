package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.text.train.PipelineTraining;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which steps before parsing are trained, and which tags the parser learns from. */
public final class StepOptions {

  private static final int FOLDS = 10;

  @Option(
      names = "--pipeline",
      description = "Also train a segmenter, a tagger and a lemmatizer, in the same model.")
  private boolean pipeline;

  @Option(
      names = "--no-segmenter",
      description = "With --pipeline: no segmenter; the model then needs words as input.")
  private boolean noSegmenter;

  @Option(
      names = "--tags",
      paramLabel = "WHICH",
      description =
          "Tags to train on: gold, or jackknife for predicted tags (the default with"
              + " --pipeline, since the parser will see predicted tags).")
  private Tags tags = Tags.DEFAULT;

  @Option(
      names = "--folds",
      paramLabel = "N",
      description = "Number of folds for jack-knifing, default 10.")
  private @Nullable Integer folds;

  /** The tags to learn from. */
  enum Tags {
    /** Whatever suits the model. */
    DEFAULT,
    /** The treebank's. */
    GOLD,
    /** Predicted ones. */
    JACKKNIFE
  }

  /**
   * Says which steps are trained.
   *
   * @param sentences how many sentences there are to learn from
   * @param parserTags whether the parser predicts tags itself
   */
  public PipelineTraining applyTo(PipelineTraining training, int sentences, boolean parserTags) {
    if (parserTags) {
      if (tags != Tags.DEFAULT || folds != null) {
        throw new UsageException(
            "--tags and --folds are for linear models; a parser upon an encoder predicts tags"
                + " itself and looks at none");
      }
      return training.segmenter(pipeline && !noSegmenter).tagger(pipeline);
    }
    int parts = folds == null ? FOLDS : folds;
    boolean usesPredictedTags = tags == Tags.JACKKNIFE || (tags == Tags.DEFAULT && pipeline);
    if (usesPredictedTags && (parts < 2 || parts > sentences)) {
      throw new UsageException(
          "--folds " + parts + " for " + sentences + " sentences: expected 2 to that number");
    }
    return training
        .segmenter(pipeline && !noSegmenter)
        .tagger(pipeline)
        .predictedTags(usesPredictedTags)
        .folds(parts);
  }
}
