package dodona.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small repository in a folder of the test's. */
final class TestRepository {

  private final Path folder;

  TestRepository(Path folder) throws IOException {
    this.folder = folder;
    with(
        "docs/README.md",
        "# Start\n\n[A](a.md)\n\n## All pages\n\n### First\n\n- [Page A](a.md)\n");
  }

  TestRepository with(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
    return this;
  }

  Path folder() {
    return folder;
  }
}
