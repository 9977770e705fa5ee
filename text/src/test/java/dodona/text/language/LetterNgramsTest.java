package dodona.text.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetterNgramsTest {

  private static List<String> ngrams(String text) {
    List<String> ngrams = new ArrayList<>();
    LetterNgrams.forEach(text, ngram -> ngrams.add(LetterNgrams.text(ngram)));
    return ngrams;
  }

  @Test
  void areThoseOfWordsInLowerCaseBetweenBoundaries() {
    assertThat(ngrams("Oaks, 3 a"))
        .containsExactly(" o", " oa", " oak", "oaks", "aks ", " a", " a ");
    assertThat(ngrams("É")).containsExactly(" é", " é ");
    assertThat(ngrams("E\u0301")).as("composed").isEqualTo(ngrams("É"));
    assertThat(ngrams(" 12 … 😀 ")).isEmpty();
  }

  @Test
  void areNumbers() {
    long oak = LetterNgrams.of(" oak");
    assertThat(LetterNgrams.length(oak)).isEqualTo(4);
    assertThat(LetterNgrams.text(LetterNgrams.prefix(oak))).isEqualTo(" oa");
    assertThat(LetterNgrams.text(LetterNgrams.suffix(oak, 4))).isEqualTo(" oak");
    assertThat(LetterNgrams.text(LetterNgrams.suffix(oak, 2))).isEqualTo("ak");
    assertThat(LetterNgrams.suffix(oak, 0)).isZero();
    assertThat(LetterNgrams.endsWord(oak)).isFalse();
    assertThat(LetterNgrams.endsWord(LetterNgrams.of("k "))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "oaken", "a b", "  ", "a\0b"})
  void othersAreRefused(String text) {
    assertThatThrownBy(() -> LetterNgrams.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
