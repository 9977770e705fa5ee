package dodona.train;

import dodona.model.ParserModel;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Trains a model of any kind in several passes over a treebank. */
public interface Learner {

  /**
   * Returns a short description of how it learns, such as {@code beam, MAX_VIOLATION,
   * Perceptron[]}.
   */
  String description();

  /** Goes through the treebank once: takes its batches and counts what happens. */
  void learn(TrainingPass pass);

  /**
   * Returns whether the state can also be saved between two batches of a pass. Random numbers must
   * then come from {@link TrainingPass#batchRandom}.
   */
  default boolean savesWithinPass() {
    return false;
  }

  /** Returns the current model, which later training does not change. */
  ParserModel snapshot();

  /**
   * Writes everything that determines what comes next. Not during a pass, unless it {@linkplain
   * #savesWithinPass can}.
   */
  void save(DataOutputStream out) throws IOException;

  /**
   * Takes over what such a learner saved.
   *
   * @throws IOException if it is the state of another learner
   */
  void restore(DataInputStream in) throws IOException;

  /** Ends what it has running, such as threads; it will not be used again. */
  default void close() {}
}
