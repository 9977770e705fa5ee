package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

  @Test
  void readsBackWhatJsonWrites() {
    Map<String, Object> inner = new LinkedHashMap<>();
    inner.put("ünï\"\\\n\u0001", List.of(1L, -2.5, true, false));
    inner.put("empty", Map.of());
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("z", inner);
    value.put("a", List.of());
    value.put("large", 1e300);

    assertThat(JsonReader.read(Json.pretty(value))).isEqualTo(value);
    assertThat(JsonReader.read(" null ")).isNull();
    assertThat(JsonReader.read("\"\\u00fc\\/\\b\\f\"")).isEqualTo("ü/\b\f");
    assertThat(JsonReader.read("12345678901234567890")).isEqualTo(1.2345678901234567e19);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{a:1}",
        "[1 2]",
        "01",
        "-",
        "1.",
        "1e",
        "+1",
        ".5",
        "nul",
        "'a'",
        "\"a",
        "\"\\x\"",
        "\"\\u12g4\"",
        "[1]]",
        "NaN",
        "{\"a\":1,\"a\":2}",
        "\"\n\"",
        "[\u0000]"
      })
  void refusesWhatIsNotJson(String text) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected");
  }

  @Test
  void saysWhereTheMistakeIs() {
    assertThatThrownBy(() -> JsonReader.read("{\"a\" 1}"))
        .hasMessage("JSON, character 6: expected ':'");
  }

  @Test
  void refusesEndlessNestingWithoutExhaustingTheStack() {
    assertThatThrownBy(() -> JsonReader.read("[".repeat(1_000_000)))
        .hasMessageContaining("deeper than 64 levels");
  }

  @Test
  void refusesAVeryLongText() {
    assertThatThrownBy(() -> JsonReader.read(" ".repeat((1 << 24) + 1)))
        .hasMessageContaining("more than");
  }
}
