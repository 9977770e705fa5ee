package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChoicesTest {

  @Test
  void swappedLettersAreOneEdit() {
    assertThat(Choices.distance("prase", "parse")).isEqualTo(1);
    assertThat(Choices.distance("", "abc")).isEqualTo(3);
    assertThat(Choices.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Choices.closest("tain", List.of("tag", "train", "info"))).startsWith("train");
  }

  @Test
  void namesAreListedWithOr() {
    assertThat(Choices.list(List.of())).isEmpty();
    assertThat(Choices.list(List.of("a"))).isEqualTo("a");
    assertThat(Choices.list(List.of("a", "b"))).isEqualTo("a or b");
    assertThat(Choices.list(List.of("a", "b", "c"))).isEqualTo("a, b or c");
  }

  @Test
  void onlySimilarNamesAreSuggested() {
    List<String> names = List.of("greedy", "beam");
    assertThat(Choices.expected("gready", names))
        .isEqualTo("expected greedy or beam. Did you mean 'greedy'?");
    assertThat(Choices.expected("x", names)).isEqualTo("expected greedy or beam");
    assertThat(Choices.suggestion("en-fsat", List.of("en", "en-fast")))
        .isEqualTo(". Did you mean 'en-fast'?");
  }
}
