package dodona.train;

import dodona.model.ParserModel;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Learns a model, of whatever kind, by going through a treebank again and again. */
public interface Learner {

  /** How it learns, in a few words such as {@code beam, MAX_VIOLATION, Perceptron[]}. */
  String description();

  /** Goes through the treebank once: takes its batches and counts what happens. */
  void learn(TrainingPass pass);

  /** The model that has been learnt so far; what is learnt later does not change it. */
  ParserModel snapshot();

  /** Writes everything that determines what comes next; not during a pass. */
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
