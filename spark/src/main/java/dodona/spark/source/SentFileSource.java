package dodona.spark.source;

import dodona.spark.holder.ModelSource;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.apache.spark.SparkFiles;

/**
 * A model that was sent to all executors with {@code --files} or {@code addFile}.
 *
 * @param name the name of the file
 */
record SentFileSource(String name) implements ModelSource {

  @Override
  public String identity() {
    return "sent:" + SparkFiles.get(name);
  }

  @Override
  public PipelineModel read() throws IOException {
    Path file = Path.of(SparkFiles.get(name));
    if (!Files.exists(file)) {
      throw new NoSuchFileException(
          name, null, "the file was not sent to the executors. Send it with --files or addFile.");
    }
    return PipelineFile.read(file);
  }

  /** Returns the name of the source in messages. */
  @Override
  public String toString() {
    return name;
  }
}
