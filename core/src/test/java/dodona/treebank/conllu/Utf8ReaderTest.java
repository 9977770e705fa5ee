package dodona.treebank.conllu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Utf8ReaderTest {

  private static Utf8Reader reader(byte[] bytes, int chunk, InvalidUtf8 invalid, List<String> log) {
    return new Utf8Reader(
        new TricklingStream(bytes, chunk),
        "file.txt",
        invalid,
        problem -> log.add(problem.toString()));
  }

  private static String all(Reader reader) throws IOException {
    StringWriter out = new StringWriter();
    reader.transferTo(out);
    return out.toString();
  }

  @Test
  void readsCharactersThatLieAcrossTheBorderOfABuffer() throws IOException {
    for (int before = 0; before < 5; before++) {
      String text = "x".repeat((1 << 16) - before) + "\uD83D\uDE00 \u20AC" + "ä".repeat(70_000);
      for (int chunk : new int[] {1, 3, 1 << 16}) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(all(reader(bytes, chunk, InvalidUtf8.REFUSE, List.of()))).isEqualTo(text);
      }
    }
  }

  @Test
  void namesTheLineOfTheFirstByteThatIsNotUtf8() {
    String lines = "first ä\nline\n".repeat(20_000);
    byte[] bytes = (lines + "caf? here\n" + lines).getBytes(StandardCharsets.UTF_8);
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf('?');
    bytes[at] = (byte) 0xE9;
    for (int chunk : new int[] {7, 1 << 16}) {
      assertThatThrownBy(() -> all(reader(bytes, chunk, InvalidUtf8.REFUSE, List.of())))
          .isInstanceOf(IOException.class)
          .hasMessage("file.txt:40001: not UTF-8 at byte " + at + " of the file");
    }
  }

  @Test
  void replacesCountsAndReportsEachLineOnce() throws IOException {
    byte[] bytes = "a?b?\nc\n?d\nlast ?".getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '?' ? (byte) 0xE2 : bytes[i];
    }
    for (int chunk : new int[] {1, 2, 100}) {
      List<String> log = new ArrayList<>();
      try (Utf8Reader reader = reader(bytes, chunk, InvalidUtf8.REPLACE, log)) {
        assertThat(all(reader)).isEqualTo("a\uFFFDb\uFFFD\nc\n\uFFFDd\nlast \uFFFD");
        assertThat(reader.replaced()).isEqualTo(4);
      }
      assertThat(log)
          .containsExactly(
              "file.txt:1: warning: not UTF-8 at byte 1 of the file, replaced by U+FFFD",
              "file.txt:3: warning: not UTF-8 at byte 7 of the file, replaced by U+FFFD",
              "file.txt:4: warning: not UTF-8 at byte 15 of the file, replaced by U+FFFD");
    }
  }
}
