package dodona.draw;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A file that all pages share, those that the library writes and the server's: scripts, style. */
public final class PageFile {

  private PageFile() {}

  /**
   * The bytes of a file.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static byte[] bytes(String name) {
    try (InputStream in = PageFile.class.getResourceAsStream("page/" + name)) {
      if (in == null) {
        throw new IllegalArgumentException("the pages have no file " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
