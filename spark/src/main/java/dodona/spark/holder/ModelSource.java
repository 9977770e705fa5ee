package dodona.spark.holder;

import dodona.text.model.PipelineModel;
import java.io.IOException;
import java.io.Serializable;

/**
 * Where a model can be read, from whichever JVM asks. It is sent along with every task, so that it
 * holds an address and never the model.
 */
public interface ModelSource extends Serializable {

  /** What tells the model from all others, older states of the same file included. */
  String identity();

  /**
   * Reads the model.
   *
   * @throws IllegalArgumentException if there is none
   */
  PipelineModel read() throws IOException;
}
