package dodona.spark.holder;

import dodona.text.model.PipelineModel;
import java.io.IOException;
import java.io.Serializable;

/**
 * The location of a model, readable from any JVM. It is sent with every task, so it holds an
 * address and never the model.
 */
public interface ModelSource extends Serializable {

  /** A key that identifies the model, different for older versions of the same file. */
  String identity();

  /**
   * Reads the model.
   *
   * @throws IllegalArgumentException if there is none
   */
  PipelineModel read() throws IOException;
}
