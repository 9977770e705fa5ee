package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeadingNamesTest {

  @Test
  void headingsAreNamedAsOnGitHub() {
    HeadingNames names = new HeadingNames();
    assertThat(names.next("A model of your own as an artifact"))
        .isEqualTo("a-model-of-your-own-as-an-artifact");
    assertThat(names.next("Breakdowns (--details)")).isEqualTo("breakdowns---details");
    assertThat(names.next("Swap-standard: EAGER, LAZY")).isEqualTo("swap-standard-eager-lazy");
    assertThat(names.next("Über σ|i")).isEqualTo("über-σi");
    assertThat(names.next("1. A tree")).isEqualTo("1-a-tree");
  }

  @Test
  void aSecondHeadingOfTheSameTextGetsANumber() {
    HeadingNames names = new HeadingNames();
    assertThat(names.next("Example")).isEqualTo("example");
    assertThat(names.next("Example")).isEqualTo("example-1");
    assertThat(names.next("Example")).isEqualTo("example-2");
  }
}
