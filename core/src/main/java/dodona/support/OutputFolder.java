package dodona.support;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder for output. */
public final class OutputFolder {

  private OutputFolder() {}

  /**
   * Makes a folder, those above it and some inside it, where they are missing.
   *
   * @param inside names of folders in it
   * @throws IOException if that is not possible; the message names the folder, not those inside it,
   *     of which users do not know
   */
  public static void create(Path folder, String... inside) throws IOException {
    for (Path at = folder.toAbsolutePath(); at != null; at = at.getParent()) {
      if (Files.exists(at) && !Files.isDirectory(at)) {
        throw new IOException(
            folder
                + (at.equals(folder.toAbsolutePath()) ? ": is a file" : ": " + at + " is a file")
                + "; expected a folder");
      }
    }
    try {
      Files.createDirectories(folder);
      for (String name : inside) {
        Files.createDirectories(folder.resolve(name));
      }
    } catch (AccessDeniedException e) {
      AccessDeniedException named = new AccessDeniedException(folder.toString());
      named.initCause(e);
      throw named;
    }
  }
}
