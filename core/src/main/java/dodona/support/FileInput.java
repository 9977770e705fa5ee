package dodona.support;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens files. */
public final class FileInput {

  private FileInput() {}

  /**
   * Opens a file. Java opens folders as well, and reading one fails with a message that does not
   * name it.
   *
   * @throws IOException if it does not exist, is a folder or cannot be read; the message names it
   */
  public static InputStream open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException(file + ": is a folder; expected a file");
    }
    return Files.newInputStream(file);
  }
}
