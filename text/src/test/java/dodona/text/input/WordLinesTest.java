package dodona.text.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.Sentence;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordLinesTest {

  private static List<Sentence> read(String text, WordLines.Layout layout) {
    List<Sentence> sentences = new ArrayList<>();
    new WordLines(new StringReader(text), "file", layout).forEachRemaining(sentences::add);
    return sentences;
  }

  private static List<List<String>> forms(List<Sentence> sentences) {
    return sentences.stream()
        .map(
            sentence -> {
              List<String> forms = new ArrayList<>();
              for (int word = 1; word <= sentence.size(); word++) {
                forms.add(sentence.form(word));
              }
              return forms;
            })
        .toList();
  }

  @Test
  void readsASentencePerLineWithSpacesBetweenWords() {
    List<Sentence> sentences =
        read(
            "\uFEFFDogs  don't\tbark .\r\n\r\n New\u00A0York \nthe end",
            WordLines.Layout.HORIZONTAL);
    assertThat(forms(sentences))
        .containsExactly(
            List.of("Dogs", "don't", "bark", "."), List.of("New\u00A0York"), List.of("the", "end"));
    assertThat(sentences.get(0).comments())
        .containsExactly("# newdoc", "# newpar", "# sent_id = 1", "# text = Dogs don't bark .");
    assertThat(sentences.get(1).comments()).contains("# newpar", "# sent_id = 2");
    assertThat(sentences.get(2).comments()).doesNotContain("# newpar");
  }

  @Test
  void readsAWordPerLineWithOrWithoutATag() {
    List<Sentence> sentences =
        read("Dogs\tNOUN\nbark\tVBP\n.\n\n\n\nNew York\n", WordLines.Layout.VERTICAL);
    assertThat(forms(sentences)).containsExactly(List.of("Dogs", "bark", "."), List.of("New York"));
    Sentence first = sentences.get(0);
    assertThat(first.upos(1)).isEqualTo("NOUN");
    assertThat(first.xpos(1)).isEqualTo("_");
    assertThat(first.upos(2)).isEqualTo("_");
    assertThat(first.xpos(2)).isEqualTo("VBP");
    assertThat(ExistingAnnotation.of(first)).isEqualTo(ExistingAnnotation.TAGGED);
    assertThat(ExistingAnnotation.of(sentences.get(1))).isEqualTo(ExistingAnnotation.TOKENS);
  }

  @Test
  void thereMayBeNothing() {
    assertThat(read("\n \n", WordLines.Layout.HORIZONTAL)).isEmpty();
    assertThat(read("", WordLines.Layout.VERTICAL)).isEmpty();
  }

  @Test
  void namesTheLineThatHasTooManyColumns() {
    assertThatThrownBy(() -> read("a\n\nb\tX\tY\n", WordLines.Layout.VERTICAL))
        .hasMessageContaining("file:3: 3 columns; expected a word, or a word, a tab and its tag");
  }

  @Test
  void refusesLinesAndSentencesWithoutEnd() {
    assertThatThrownBy(
            () -> new WordLines(endless("x"), "file", WordLines.Layout.HORIZONTAL).hasNext())
        .hasMessageContaining("file:1: the line is longer than 1048576 characters");
    assertThatThrownBy(
            () -> new WordLines(endless("x\n"), "file", WordLines.Layout.VERTICAL).hasNext())
        .hasMessageContaining("more than 262144 words without an empty line");
  }

  private static Reader endless(String piece) {
    return new Reader() {
      private int at;

      @Override
      public int read(char[] into, int from, int count) {
        for (int i = 0; i < count; i++) {
          into[from + i] = piece.charAt(at++ % piece.length());
        }
        return count;
      }

      @Override
      public void close() {}
    };
  }
}
