package dodona.stress.fuzz.target;

import dodona.support.Json;
import dodona.support.JsonReader;
import dodona.support.Printable;
import java.util.List;
import java.util.Objects;

/** The reader of JSON: what it reads is written so that it is read the same again. */
final class JsonTarget extends TextualTarget {

  private static final List<String> EXAMPLES =
      List.of(
          "{\"a\": [1, -2.5e3, true, false, null], \"b\": {\"c\": \"d\\u00e9\\n\\\"\"}}",
          "[]",
          "[{}, [[], {}], \"\\ud83d\\ude00\"]",
          "\"text\"",
          "-0.0",
          "123456789012345678901234567890",
          "{\"seed\":1,\"scores\":{\"LAS\":0.8912,\"UAS\":1.0}}");

  JsonTarget() {
    super("json", EXAMPLES);
  }

  @Override
  void take(String text) {
    Object value = JsonReader.read(text);
    String written = Json.compact(value);
    if (written.codePoints().anyMatch(Printable::isHarmful)) {
      throw new AssertionError("a control character in " + written);
    }
    Object again = JsonReader.read(written);
    if (!Objects.equals(Json.compact(again), written)
        || !Objects.equals(JsonReader.read(Json.pretty(value)), again)) {
      throw new AssertionError("what was written is not what is read");
    }
  }
}
