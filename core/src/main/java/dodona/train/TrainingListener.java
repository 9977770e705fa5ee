package dodona.train;

/** Receives training progress. */
public interface TrainingListener {

  /** The listener that does not listen. */
  TrainingListener SILENT = new TrainingListener() {};

  /** Something may ruin the training; told before it begins. */
  default void warned(String warning) {}

  /**
   * One of the models to be mixed begins to go through the treebank; others may still be doing so.
   * Listeners are called by one thread at a time, but any thread.
   *
   * @param model its number, from 1
   */
  default void modelBegun(int iteration, int model) {}

  /**
   * Called after a training sentence.
   *
   * @param sentences how many were in this iteration, by all models
   * @param of how many there will be at its end
   */
  default void learnt(int iteration, int sentences, int of) {}

  /** Called after a training sentence of the model that selects the gold derivations of a fold. */
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

  /**
   * The training continues in the middle of an iteration.
   *
   * @param sentences how many sentences of the iteration are done
   * @param of how many it has
   */
  default void resumedWithin(int iteration, int sentences, int of) {}

  /** Called after the training part of an iteration, before its model is created and scored. */
  default void iterationLearnt(int iteration) {}

  /** An iteration has ended, and a checkpoint been written if that was asked for. */
  default void iterationEnded(IterationReport report) {}
}
