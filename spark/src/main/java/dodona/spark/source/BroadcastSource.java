package dodona.spark.source;

import dodona.spark.holder.ModelSource;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.spark.broadcast.Broadcast;

/**
 * A model as the bytes of its file, which Spark takes to each executor once.
 *
 * @param bytes the file
 * @param checksum its checksum: the numbers of broadcasts start over with every application
 */
record BroadcastSource(Broadcast<byte[]> bytes, String checksum) implements ModelSource {

  @Override
  public String identity() {
    return "broadcast:" + checksum;
  }

  @Override
  public PipelineModel read() throws IOException {
    return PipelineFile.read(new ByteArrayInputStream(bytes.value()), toString());
  }

  /** Returns the name of the source in messages. */
  @Override
  public String toString() {
    return "broadcast " + bytes.id();
  }
}
