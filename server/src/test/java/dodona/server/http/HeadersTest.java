package dodona.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeadersTest {

  @Test
  void mediaTypesAreReadAsClientsWriteThem() {
    MediaType type = MediaType.parse("Text/Plain ;Charset = \"UTF\\-8\"; x; boundary=a=b;");
    assertThat(type.name()).isEqualTo("text/plain");
    assertThat(type.parameter("charset")).contains("UTF-8");
    assertThat(type.parameter("boundary")).contains("a=b");
    assertThat(MediaType.parse("").name()).isEmpty();
    assertThat(MediaType.parse("a/b; c=\"unclosed").parameter("c")).contains("unclosed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      value = {
        "none | a/json",
        "*/* | a/json",
        "a/conllu | a/conllu",
        "a/conllu;q=0.5, a/json;q=0.4 | a/conllu",
        "text/html, image/*;q=0.8 | image/svg",
        "*/*;q=0.1, a/json;q=0 | a/conllu",
        "text/html | none",
        "a/json;q=nonsense | none",
      })
  void theFormThatIsLikedBestIsTaken(String header, String expected) {
    assertThat(Accept.best(Optional.ofNullable(header), List.of("a/json", "a/conllu", "image/svg")))
        .isEqualTo(Optional.ofNullable(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a+b|a b",
        "caf%C3%A9|café",
        "café%20%2B|café +",
        "100%|none",
        "%4|none",
        "%C3|none",
        "%-1|none",
        "plain|plain",
      })
  void percentsAreDecodedIfTheyAreAnEncoding(String encoded, String expected) {
    assertThat(PercentEncoding.decode(encoded)).isEqualTo(Optional.ofNullable(expected));
  }
}
