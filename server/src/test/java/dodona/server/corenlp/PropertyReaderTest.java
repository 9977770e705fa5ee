package dodona.server.corenlp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.server.http.ProblemException;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PropertyReaderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'a': 'x,y', 'b': 'true'}",
        "{\"a\":\"x,y\",\"b\":\"true\"}",
        "{\"a\"='x,y', b=true}",
        " { 'a' : \"x,y\" , b : true , } ",
        "{'a': 'x\\u002Cy', 'b': true}",
      })
  void readsEveryWayToWriteAMap(String text) {
    assertThat(PropertyReader.read(text)).isEqualTo(Map.of("a", "x,y", "b", "true"));
  }

  @Test
  void readsEscapes() {
    assertThat(PropertyReader.read("{'a': 'it\\'s\\n\\\\\\u00e9\\ux'}"))
        .isEqualTo(Map.of("a", "it's\n\\\u00e9ux"));
    assertThat(PropertyReader.read("")).isEmpty();
    assertThat(PropertyReader.read("{}")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "{'a",
        "{'a'",
        "{'a':",
        "{'a': }",
        "{'a': 'b'",
        "{'a': 'b' 'c'}",
        "{a}",
        "{'a': 'b'}}",
        "'a': 'b'",
        "{'a': {'b': 'c'}}",
        "{: 'b'}",
        "{'a': 'b\\"
      })
  void refusesWhatIsNoMap(String text) {
    assertThatThrownBy(() -> PropertyReader.read(text))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("at character");
  }

  /** Random texts of what maps are made of are read or refused, and nothing else happens. */
  @Test
  void survivesNonsense() {
    Random random = new Random(7);
    String[] pieces = {
      "{", "}", "'", "\"", ":", "=", ",", "\\", "\\u12", "a", " ", "é", "\uD83D", "true", "\n",
      "%7B"
    };
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(random.nextInt(3) == 0 ? "" : "{");
      for (int n = random.nextInt(12); n > 0; n--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      text.append(random.nextInt(3) == 0 ? "" : "}");
      try {
        Map<String, String> properties = PropertyReader.read(text.toString());
        read += properties.isEmpty() ? 0 : 1;
      } catch (ProblemException e) {
        assertThat(e.status()).isEqualTo(400);
      }
    }
    assertThat(read).isGreaterThan(100);
  }
}
