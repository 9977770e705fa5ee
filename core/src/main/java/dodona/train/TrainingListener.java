package dodona.train;

/** Hears how a training goes on. */
public interface TrainingListener {

  /** The listener that does not listen. */
  TrainingListener SILENT = new TrainingListener() {};

  /** A sentence has been learnt from. */
  default void learnt(int iteration, int sentences, int of) {}

  /** An iteration has ended. */
  default void iterationEnded(IterationReport report) {}
}
