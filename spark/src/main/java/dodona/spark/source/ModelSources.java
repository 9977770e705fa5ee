package dodona.spark.source;

import dodona.spark.holder.InstalledSource;
import dodona.spark.holder.ModelSource;
import dodona.support.Checksum;
import dodona.text.model.InstalledModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import org.apache.spark.broadcast.Broadcast;

/** Finds models by what people call them. */
public final class ModelSources {

  /** The model that is taken where none is named. */
  public static final String DEFAULT = "en";

  private static final String ENDING = ".dodona";

  private ModelSources() {}

  /**
   * The model of an address, on the driver:
   *
   * <ul>
   *   <li>with a slash, a path of Hadoop's, such as {@code hdfs:///models/my.dodona};
   *   <li>ending in {@code .dodona}, a file that was sent with {@code --files};
   *   <li>else the language or the name of a model in a jar, such as {@code en}.
   * </ul>
   *
   * @throws IllegalArgumentException if there is no model of that name in a jar
   * @throws UncheckedIOException if there is no such file
   */
  public static ModelSource at(String address) {
    try {
      if (address.indexOf('/') >= 0) {
        return HadoopSource.of(address);
      }
      if (address.endsWith(ENDING)) {
        return new SentFileSource(address);
      }
      // One that is missing is missed here, not by the first task.
      InstalledModel unused = InstalledModel.named(address);
      return new InstalledSource(address);
    } catch (IOException e) {
      throw new UncheckedIOException("there is no model " + address + ": " + e.getMessage(), e);
    }
  }

  /** A model as the bytes of its file. */
  public static ModelSource of(Broadcast<byte[]> bytes) {
    byte[] digest = Checksum.sha256().digest(bytes.value());
    return new BroadcastSource(bytes, HexFormat.of().formatHex(digest));
  }
}
