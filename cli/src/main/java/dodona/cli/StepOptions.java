package dodona.cli;

import dodona.text.pipeline.PipelineTraining;
import picocli.CommandLine.Option;

/** Which steps before parsing are trained, and which tags the parser learns from. */
final class StepOptions {

  @Option(
      names = "--pipeline",
      description = "Also train a segmenter, a tagger and a lemmatiser, in the same model.")
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
  private int folds = 10;

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
   */
  PipelineTraining applyTo(PipelineTraining training, int sentences) {
    boolean usesPredictedTags = tags == Tags.JACKKNIFE || (tags == Tags.DEFAULT && pipeline);
    if (usesPredictedTags && (folds < 2 || folds > sentences)) {
      throw new UsageException(
          "--folds " + folds + " for " + sentences + " sentences: expected 2 to that number");
    }
    return training
        .segmenter(pipeline && !noSegmenter)
        .tagger(pipeline)
        .predictedTags(usesPredictedTags)
        .folds(folds);
  }
}
