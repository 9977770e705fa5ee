package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SupportTest {

  @TempDir Path folder;

  @Test
  void aFileAppearsOnlyWhenItIsComplete() throws IOException {
    Path path = folder.resolve("out");
    try (AtomicFile file = AtomicFile.create(path, false)) {
      file.stream().write("whole".getBytes(StandardCharsets.UTF_8));
      assertThat(path).doesNotExist();
      file.commit();
    }
    assertThat(path).hasContent("whole");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void anAbandonedFileLeavesTheOldOneAndNothingElse() throws IOException {
    Path path = folder.resolve("out");
    Files.writeString(path, "old");
    try (AtomicFile file = AtomicFile.create(path, true)) {
      file.stream().write('x');
    }
    assertThat(path).hasContent("old");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void doesNotReplaceAFileUnasked() throws IOException {
    Path path = folder.resolve("out");
    Files.writeString(path, "old");
    assertThatThrownBy(() -> AtomicFile.create(path, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThatThrownBy(() -> AtomicFile.create(folder.resolve("no/out"), false))
        .hasMessageContaining("the folder does not exist");
    assertThatThrownBy(() -> AtomicFile.create(folder, true)).hasMessageContaining("is a folder");
  }

  @Test
  void writesJson() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("text", "a\"b\\c\n\u0001é\uD83D");
    map.put("list", Arrays.asList(1, 2.5, true, null, Double.NaN));
    map.put("empty", List.of());
    assertThat(Json.pretty(map))
        .isEqualTo(
            """
            {
              "text": "a\\"b\\\\c\\n\\u0001é\\ud83d",
              "list": [
                1,
                2.5,
                true,
                null,
                null
              ],
              "empty": []
            }
            """);
    assertThat(Json.compact(Map.of("a", List.of(1, "b")))).isEqualTo("{\"a\": [1,\"b\"]}");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
