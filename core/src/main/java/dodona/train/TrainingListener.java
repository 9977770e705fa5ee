package dodona.train;

/** Hears how a training goes on. */
public interface TrainingListener {

  /** The listener that does not listen. */
  TrainingListener SILENT = new TrainingListener() {};

  /** Something may ruin the training; told before it begins. */
  default void warned(String warning) {}

  /**
   * One of the models to be mixed begins to go through the treebank; others may still be doing so.
   * A listener is told one thing at a time, but by any thread.
   *
   * @param model its number, from 1
   */
  default void modelBegun(int iteration, int model) {}

  /**
   * A sentence has been learnt from.
   *
   * @param sentences how many were in this iteration, by all models
   * @param of how many there will be at its end
   */
  default void learnt(int iteration, int sentences, int of) {}

  /** A sentence has been learnt from by the model that is to fix the gold derivations of a fold. */
  default void learntForFold(int fold, int folds, int iteration, int sentences, int of) {}

  /**
   * The gold derivations of a part of the treebank, or of the only part, have been fixed, and a
   * checkpoint been written if that was asked for.
   */
  default void goldFixed(int part, int of) {}

  /**
   * The training goes on from a checkpoint.
   *
   * @param iteration how many iterations are done; 0 if gold derivations are still to be fixed
   */
  default void resumed(int iteration) {}

  /** An iteration has learnt all that it learns; its model is still to be made and scored. */
  default void iterationLearnt(int iteration) {}

  /** An iteration has ended, and a checkpoint been written if that was asked for. */
  default void iterationEnded(IterationReport report) {}
}
