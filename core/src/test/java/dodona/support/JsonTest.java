package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {

  @Test
  void escapesWhatATerminalWouldObeyAndReadsItBack() {
    String nasty = "\u001B[2J\u0007\u007F\u0085\u009B\u2028\u202E\u2066 ok \uD83C\uDF0A";
    assertThat(Json.compact(nasty))
        .isEqualTo(
            "\"\\u001b[2J\\u0007\\u007f\\u0085\\u009b\\u2028\\u202e\\u2066 ok \uD83C\uDF0A\"");
    assertThat(JsonReader.read(Json.compact(nasty))).isEqualTo(nasty);
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
}
