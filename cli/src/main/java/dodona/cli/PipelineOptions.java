package dodona.cli;

import picocli.CommandLine.Option;

/** Which steps before parsing are trained, and which tags the parser learns from. */
final class PipelineOptions {

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

  /** Whether the model gets a tagger and a lemmatiser. */
  boolean hasTagger() {
    return pipeline;
  }

  /** Whether the model gets a segmenter. */
  boolean hasSegmenter() {
    return pipeline && !noSegmenter;
  }

  /** Whether the parser learns from predicted tags. */
  boolean usesPredictedTags() {
    return tags == Tags.JACKKNIFE || (tags == Tags.DEFAULT && pipeline);
  }

  int folds() {
    if (folds < 2) {
      throw new UsageException("--folds " + folds + ": expected 2 or more");
    }
    return folds;
  }
}
