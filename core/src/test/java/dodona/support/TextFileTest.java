package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {

  @TempDir Path folder;

  @Test
  void readsTextUpToABound() throws IOException {
    Path file = folder.resolve("a");
    Files.writeString(file, "\uFEFFaä\uD83C\uDF0A\n");
    assertThat(TextFile.read(file, 11)).isEqualTo("aä\uD83C\uDF0A\n");
    assertThatThrownBy(() -> TextFile.read(file, 10)).hasMessage(file + ": larger than 10 bytes");
    Files.writeString(file, "");
    assertThat(TextFile.read(file, 0)).isEmpty();
  }

  @Test
  void namesAFolderThatIsGivenInPlaceOfAFile() {
    assertThatThrownBy(() -> TextFile.read(folder, 10))
        .hasMessage(folder + ": is a folder; expected a file");
  }

  @Test
  void namesFileAndLineOfWhatIsNotUtf8() throws IOException {
    Path file = folder.resolve("a");
    Files.write(file, "one\ntwo\ncaf\u00E9\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> TextFile.read(file, 100))
        .hasMessage(file + ":3: not UTF-8 at byte 11 of the file");
    Files.write(file, new byte[] {'a', (byte) 0xE2, (byte) 0x82});
    assertThatThrownBy(() -> TextFile.read(file, 100))
        .hasMessage(file + ":1: not UTF-8 at byte 1 of the file");
  }
}
