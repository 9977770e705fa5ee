package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrappingTest {

  private static final String PROSE =
      ("It was the best of times, it was the worst of times, it was the age of wisdom, it was the"
              + " age of foolishness, it was the epoch of belief, it was the epoch of incredulity. ")
          .repeat(3);

  /** The last words of lines that their writer ended. */
  private static List<String> ended(String text) {
    Wrapping wrapping = new Wrapping(new Paragraph(text));
    List<String> words = new ArrayList<>();
    for (int place = 1; place <= text.length(); place++) {
      if (wrapping.isEndedAt(place)) {
        words.add(text.substring(text.lastIndexOf(' ', place - 1) + 1, place));
      }
    }
    return words;
  }

  /** The text in lines that are as full as they can be. */
  private static String wrapped(String text, int width) {
    StringBuilder out = new StringBuilder();
    int line = 0;
    for (String word : text.strip().split(" ", -1)) {
      boolean fits = line + 1 + word.length() <= width;
      out.append(line == 0 ? "" : fits ? " " : "\n").append(word);
      line = fits && line > 0 ? line + 1 + word.length() : word.length();
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 72, 80, 100})
  void wrappedLinesWereNotEnded(int width) {
    assertThat(ended(wrapped(PROSE, width))).isEmpty();
  }

  @Test
  void aLineWithRoomForTheNextWordWasEnded() {
    assertThat(ended("Dear Sir\nthank you for the letter that you sent me\nYours"))
        .containsExactly("Sir");
    assertThat(ended("a list\r\nof things\r\n  that nobody will ever buy anywhere\r\n"))
        .containsExactly("list", "things");
  }

  @Test
  void oneLongLineFarAwayDoesNotMatter() {
    String text = wrapped(PROSE.repeat(3), 60) + "\n" + "x".repeat(500);
    assertThat(ended(text)).hasSizeLessThan(25);
    assertThat(wrapped(PROSE.repeat(3), 60).lines().count()).isGreaterThan(25);
  }

  @Test
  void aTextWithoutLinesHasNone() {
    assertThat(ended("")).isEmpty();
    assertThat(ended("one line\n")).isEmpty();
  }
}
