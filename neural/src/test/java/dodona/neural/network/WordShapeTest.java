package dodona.neural.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordShapeTest {

  @ParameterizedTest
  @CsvSource({
    "dogs, LOWER",
    "Dogs, TITLE",
    "I, INITIAL",
    "UN, UPPER",
    "iPhone, MIXED",
    "McDonald, MIXED",
    "北京, CASELESS",
    "42, NUMBER",
    "1.250, NUMBER",
    "B2B, ALPHANUMERIC",
    "e-mail, SIGNED",
    "!, SIGN",
    "..., SIGNS",
    "😀, SIGN",
    "É, INITIAL"
  })
  void aWordHasAShape(String form, WordShape shape) {
    assertThat(WordShape.of(form)).isEqualTo(shape);
  }
}
