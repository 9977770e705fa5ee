package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParagraphReaderTest {

  private static List<String> paragraphs(String text, int longest) throws IOException {
    return paragraphs(new StringReader(text), longest);
  }

  private static List<String> paragraphs(Reader text, int longest) throws IOException {
    ParagraphReader reader = new ParagraphReader(text, Lines.WRAPPED, longest);
    List<String> paragraphs = new ArrayList<>();
    for (String next = reader.next(); next != null; next = reader.next()) {
      paragraphs.add(next);
    }
    return paragraphs;
  }

  @Test
  void endsAParagraphAfterAnEmptyLineOnly() throws IOException {
    assertThat(paragraphs("one\nline\n\n two \r\n\r\n\r\nthree\rfour\r\rfive\u2029six\n", 100))
        .containsExactly(
            "one\nline\n\n ", "two \r\n\r\n\r\n", "three\rfour\r\r", "five\u2029", "six\n");
  }

  @Test
  void keepsWhiteSpaceBeforeTheFirstWordWithIt() throws IOException {
    assertThat(paragraphs("\n\n\nword", 100)).containsExactly("\n\n\nword");
    assertThat(paragraphs(" \n\n ", 100)).containsExactly(" \n\n ");
    assertThat(paragraphs("", 100)).isEmpty();
  }

  @Test
  void cutsAParagraphWithoutEndWhereALineBegins() throws IOException {
    assertThat(paragraphs("a b\nc d e f g h", 8)).containsExactly("a b\n", "c d e f ", "g h");
  }

  @Test
  void cutsALineWithoutEndWhereAWordBeginsAndAWordAnywhereButInACharacter() throws IOException {
    assertThat(paragraphs("abc def  ghi", 8)).containsExactly("abc def  ", "ghi");
    assertThat(paragraphs("abcdefgh", 3)).containsExactly("abc", "def", "gh");
    assertThat(paragraphs("ab\uD83D\uDE00cd", 3)).containsExactly("ab\uD83D\uDE00", "cd");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 20, 1000})
  void losesNothingAndDoesNotDependOnHowItIsRead(int longest) throws IOException {
    Random random = new Random(longest);
    String signs = "aab  \n\n\r.\u2029\u0301";
    for (int run = 0; run < 300; run++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(60); i > 0; i--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      List<String> expected = paragraphs(text.toString(), longest);
      assertThat(String.join("", expected)).isEqualTo(text.toString());
      assertThat(expected).doesNotContain("");
      assertThat(paragraphs(oneByOne(text.toString()), longest)).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", " ", "\u0301", "\u200D", "a\n\n", "\uD83D\uDE00", "\r\n\u2003"})
  void holdsLittleOfAnEndlessText(String endless) throws IOException {
    int[] largestRequest = {0};
    long[] left = {20_000_000};
    Reader text =
        new Reader() {
          @Override
          public int read(char[] into, int from, int count) {
            largestRequest[0] = Math.max(largestRequest[0], count);
            int given = (int) Math.min(left[0], count);
            for (int i = 0; i < given; i++) {
              into[from + i] =
                  endless.charAt((int) ((20_000_000 - left[0] + i) % endless.length()));
            }
            left[0] -= given;
            return given == 0 ? -1 : given;
          }

          @Override
          public void close() {}
        };
    ParagraphReader reader = new ParagraphReader(text, Lines.WRAPPED);
    long read = 0;
    for (String next = reader.next(); next != null; next = reader.next()) {
      assertThat(next).hasSizeLessThanOrEqualTo(ParagraphReader.LONGEST + 1001);
      assertThat(Character.isLowSurrogate(next.charAt(0))).as("within a character").isFalse();
      read += next.length();
    }
    assertThat(read).isEqualTo(20_000_000);
    assertThat(largestRequest[0]).isLessThanOrEqualTo(2 * ParagraphReader.LONGEST);
  }

  @Test
  void doesNotSlowDownAfterALongParagraph() {
    String text = "x".repeat(1 << 20) + "\n\n" + "a\n\n".repeat(1_000_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> assertThat(paragraphs(text, ParagraphReader.LONGEST)).hasSize(1_000_001));
  }

  private static Reader oneByOne(String text) {
    return new StringReader(text) {
      @Override
      public int read(char[] into, int from, int count) throws IOException {
        return super.read(into, from, Math.min(count, 1));
      }
    };
  }
}
