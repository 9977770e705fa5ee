package dodona.spark.source;

import dodona.spark.holder.ModelSource;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.deploy.SparkHadoopUtil;

/**
 * A model in a Hadoop file system, in the state in which the driver saw it: executors that find
 * another one must not mix its trees in.
 *
 * @param path the full path
 * @param length the length of the file
 * @param modified when it was written
 */
record HadoopSource(String path, long length, long modified) implements ModelSource {

  /** The file as it is now. */
  static HadoopSource of(String path) throws IOException {
    FileStatus status = status(path);
    return new HadoopSource(
        status.getPath().toString(), status.getLen(), status.getModificationTime());
  }

  private static FileStatus status(String path) throws IOException {
    Path at = new Path(path);
    FileStatus status = system(at).getFileStatus(at);
    if (!status.isFile()) {
      throw new FileNotFoundException(path + ": is a folder; expected a model");
    }
    return status;
  }

  private static FileSystem system(Path path) throws IOException {
    return path.getFileSystem(SparkHadoopUtil.get().conf());
  }

  @Override
  public String identity() {
    return path + "@" + length + "@" + modified;
  }

  @Override
  public PipelineModel read() throws IOException {
    FileStatus now = status(path);
    if (now.getLen() != length || now.getModificationTime() != modified) {
      throw new IOException("the model file changed during the query. Run the query again.");
    }
    Path at = new Path(path);
    try (InputStream in = system(at).open(at)) {
      return PipelineFile.read(in, path);
    }
  }

  /** Returns the name of the source in messages. */
  @Override
  public String toString() {
    return path;
  }
}
