package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {

  @TempDir Path folder;

  @Test
  void makesWhatIsMissing() throws IOException {
    Path results = folder.resolve("a/results");
    OutputFolder.create(results, "runs");
    OutputFolder.create(results, "runs", "plots");
    assertThat(results.resolve("runs")).isDirectory();
    assertThat(results.resolve("plots")).isDirectory();
  }

  @Test
  void namesTheFolderThatWasAskedFor() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    assertThatThrownBy(() -> OutputFolder.create(file, "runs"))
        .hasMessage(file + ": is a file; expected a folder");
    assertThatThrownBy(() -> OutputFolder.create(file.resolve("below"), "runs"))
        .hasMessage(file.resolve("below") + ": " + file + " is a file; expected a folder");
    assertThat(file).hasContent("x");
  }
}
