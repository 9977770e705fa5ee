package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayWidthTest {

  @ParameterizedTest(name = "{2}")
  @CsvSource({
    "dog, 3, plain letters",
    "e\u0301te\u0301, 3, combining accents take no column",
    "图书馆, 6, ideographs are wide",
    "한국, 4, precomposed Hangul is wide",
    "\u1112\u1161\u11AB, 2, conjoining Hangul is one wide cluster",
    "ｶﾅ, 2, half-width kana are narrow",
    "ＡＢ, 4, full-width letters are wide",
    "👍🏽, 2, a skin tone joins its emoji",
    "👩\u200D👩\u200D👧, 2, a family is one cluster",
    "🇩🇪🇫🇷, 4, two flags",
    "\u2764, 1, a heart as text",
    "\u2764\uFE0F, 2, a heart as an emoji",
    "كتاب, 4, Arabic letters",
    "नमस्ते, 4, Devanagari clusters",
    "a\u200Bb\u200E, 2, format characters take no column",
    "a\u0007b, 2, control characters take no column"
  })
  void countsColumns(String text, int columns, String why) {
    assertThat(DisplayWidth.of(text)).as(why).isEqualTo(columns);
  }

  @Test
  void knowsTheEdgesOfWideRanges() {
    assertThat(DisplayWidth.isWide(0x10FF)).isFalse();
    assertThat(DisplayWidth.isWide(0x1100)).isTrue();
    assertThat(DisplayWidth.isWide(0x115F)).isTrue();
    assertThat(DisplayWidth.isWide(0x1160)).isFalse();
    assertThat(DisplayWidth.isWide(0x231A)).isTrue();
    assertThat(DisplayWidth.isWide(0x231C)).isFalse();
    assertThat(DisplayWidth.isWide(0x3FFFD)).isTrue();
    assertThat(DisplayWidth.isWide(0x3FFFE)).isFalse();
  }

  @Test
  void takesTheSameWidthForAPlainTextAsForItsClusters() {
    for (int c = ' '; c < 0x2600; c++) {
      String text = Character.toString(c);
      if (Character.isDefined(c)) {
        assertThat(DisplayWidth.of(text))
            .as(Integer.toHexString(c))
            .isEqualTo(DisplayWidth.ofCluster(text));
      }
    }
  }

  @Test
  void shortensToTheColumnsGiven() {
    assertThat(DisplayWidth.shorten("dog", 3)).isEqualTo("dog");
    assertThat(DisplayWidth.shorten("dogs", 3)).isEqualTo("do…");
    assertThat(DisplayWidth.shorten("图书馆", 4)).isEqualTo("图…");
    assertThat(DisplayWidth.shorten("👩\u200D👩\u200D👧👍🏽🇩🇪", 5))
        .isEqualTo("👩\u200D👩\u200D👧👍🏽…");
    assertThat(DisplayWidth.shorten("dogs", 1)).isEqualTo("…");
    assertThat(DisplayWidth.shorten("dogs", 0)).isEmpty();
  }
}
