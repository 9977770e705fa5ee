package dodona.text.train;

import dodona.train.TrainingListener;
import java.time.Duration;

/** Receives the progress of training a pipeline. */
public interface PipelineTrainingListener extends TrainingListener {

  /** The listener that does not listen. */
  PipelineTrainingListener SILENT = new PipelineTrainingListener() {};

  /**
   * A step before the parser begins to be trained.
   *
   * @param step such as {@code tagger}
   */
  default void stepBegun(String step) {}

  /** A step before the parser has been trained. */
  default void stepEnded(String step, Duration time) {}

  /** A part of the treebank has been tagged by a tagger that has not seen it. */
  default void foldTagged(int fold, int folds) {}

  /**
   * The parser begins to be trained.
   *
   * @param sentences how many sentences there are to learn from
   * @param heldOut how many sentences are held out
   */
  default void parserBegun(int sentences, int heldOut) {}
}
