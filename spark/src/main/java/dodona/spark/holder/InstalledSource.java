package dodona.spark.holder;

import dodona.text.model.InstalledModel;
import dodona.text.model.PipelineModel;
import java.io.IOException;

/**
 * A model on the class path.
 *
 * @param name a language such as {@code en}, or the name of a model
 */
public record InstalledSource(String name) implements ModelSource {

  @Override
  public String identity() {
    return "jar:" + name;
  }

  @Override
  public PipelineModel read() throws IOException {
    return InstalledModel.named(name).read();
  }

  /** Returns the name of the source in messages. */
  @Override
  public String toString() {
    return name;
  }
}
