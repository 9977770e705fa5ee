package dodona.spark.source;

import dodona.spark.holder.InstalledSource;
import dodona.spark.holder.ModelSource;
import dodona.support.Checksum;
import dodona.text.model.InstalledModel;
import dodona.text.model.ModelAddress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import org.apache.spark.broadcast.Broadcast;

/** Finds models by name. */
public final class ModelSources {

  /** The model that is taken where none is named. */
  public static final String DEFAULT = "en";

  private ModelSources() {}

  /**
   * The model of an address, on the driver. {@link ModelAddress} distinguishes files from installed
   * models; files are where Spark has them:
   *
   * <ul>
   *   <li>with a separator, a Hadoop path, such as {@code hdfs:///models/my.dodona};
   *   <li>ending in {@code .dodona}, a file that was sent with {@code --files};
   *   <li>otherwise the name or language of an installed model, such as {@code en}. Files in the
   *       driver's working directory are not looked at, as executors do not have them.
   * </ul>
   *
   * @param text the address
   * @throws dodona.text.model.ModelNotFoundException if there is no installed model of that name or
   *     language
   * @throws UncheckedIOException if there is no such file
   */
  public static ModelSource at(String text) {
    ModelAddress address = new ModelAddress(text);
    try {
      if (address.hasSeparator()) {
        return HadoopSource.of(text);
      }
      if (address.isFile()) {
        return new SentFileSource(text);
      }
      // One that is missing is missed here, not by the first task.
      InstalledModel unused = InstalledModel.named(text);
      return new InstalledSource(text);
    } catch (IOException e) {
      throw new UncheckedIOException("there is no model " + text + ": " + e.getMessage(), e);
    }
  }

  /** A model as the bytes of its file. */
  public static ModelSource of(Broadcast<byte[]> bytes) {
    byte[] digest = Checksum.sha256().digest(bytes.value());
    return new BroadcastSource(bytes, HexFormat.of().formatHex(digest));
  }
}
