package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenClassTest {

  @ParameterizedTest
  @CsvSource({
    "http://example.org/a?b=1, 1",
    "www.example.org, 1",
    "someone@example.org, 2",
    "report.pdf, 3",
    "555-0123-99, 4",
    "3.5, 5",
    "-----, 6",
    "dogs, 7",
    "U.S., 7",
    "@, 8",
    "..., 8"
  })
  void tellsWhatATokenIsMadeLike(String token, int expected) {
    Paragraph p = new Paragraph("a " + token + " b");
    assertThat(TokenClass.of(p, 2, 2 + token.length())).isEqualTo(expected);
  }
}
