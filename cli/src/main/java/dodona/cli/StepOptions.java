package dodona.cli;

import dodona.text.pipeline.PipelineTraining;
import picocli.CommandLine.Option;

/** Which steps before parsing are trained, and which tags the parser learns from. */
final class StepOptions {

  @Option(
      names = "--pipeline",
      description = "Train segmenter, tagger and lemmatiser, too, into the same model.")
  private boolean pipeline;

  @Option(
      names = "--no-segmenter",
      description = "With --pipeline: no segmenter; the model will need words.")
  private boolean noSegmenter;

  @Option(
      names = "--tags",
      paramLabel = "WHICH",
      description =
          "The tags to learn from: gold, or jackknife for predicted ones (the default with"
              + " --pipeline, as the parser will meet predicted ones).")
  private Tags tags = Tags.DEFAULT;

  @Option(names = "--folds", paramLabel = "N", description = "How many parts to jack-knife in, 10.")
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
