package dodona;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Real treebanks and test vectors outside the project; tests that need them are skipped without.
 */
public final class SharedData {

  private SharedData() {}

  /** A file or folder among them; the calling test is skipped, and says so, if it is not there. */
  public static Path require(String name) {
    Path path = Path.of(System.getProperty("dodona.shared", "../../shared"), name);
    Assumptions.assumeTrue(Files.exists(path), () -> "skipped: there is no " + name);
    return path;
  }

  /** Every treebank file. */
  public static List<Path> treebanks() {
    try (Stream<Path> files = Files.walk(require("treebanks"))) {
      List<Path> treebanks =
          files.filter(file -> file.toString().endsWith(".conllu.gz")).sorted().toList();
      if (treebanks.isEmpty()) {
        throw new AssertionError("the folder of treebanks has none: a test would pass empty");
      }
      return treebanks;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
