package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
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
    ParagraphReader reader = new ParagraphReader(text, longest);
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

  private static Reader oneByOne(String text) {
    return new StringReader(text) {
      @Override
      public int read(char[] into, int from, int count) throws IOException {
        return super.read(into, from, Math.min(count, 1));
      }
    };
  }
}
