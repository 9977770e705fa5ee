package dodona.text.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecognitionTest {

  private static final String ROW = "1\tDogs\t_\tNOUN\t_\t_\t0\troot\t_\t_\n";

  private static InputKind of(String text, String name) throws IOException {
    return Recognition.of(text.getBytes(StandardCharsets.UTF_8), name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\uFEFF", "\n\n", "# a comment\n", "\uFEFF# sent_id = a\r\n"})
  void recognizesTreebanks(String before) throws IOException {
    assertThat(of(before + ROW, "x")).isEqualTo(InputKind.CONLLU);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# Heading\n\nText.",
        "# text is what matters\nText.",
        "1\tIntroduction\n2\tMethods\n",
        "Dogs\tbark\n",
        "Ann\tUSA\nBob\tUK\n",
        "Ann\tUSA\nBob\tUnited Kingdom\nEve\tUSA\n",
        "1 dog, 2 cats, 3 mice, 4 cows and 5 horses went there.\n",
        "Name\tNumber\tPlace\tWhen\nAnn\t3\tHere\tNow\n"
      })
  void takesAnythingElseForText(String text) throws IOException {
    assertThat(of(text, "x.txt")).isEqualTo(InputKind.TEXT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1\tDogs\t_\tNOUN\t_\t_\t0\troot\t_\n",
        "1\tDogs\t_\tNOUN\t_\t_\t0\troot\t_\t_\t_\n",
        "1\tDogs\tdog\tNNS\n2\tbark\tbark\tVBP\n",
        "1\tDogs\tNNS\n",
        "1   Dogs   _   NOUN   _   _   0   root   _   _\n",
        "\n# sent_id = a\nDogs\n",
        "# newdoc\nDogs bark.\n",
        "These are the dogs:\n" + ROW,
        "\uFEFF# text = Dogs\n1 Dogs\n"
      })
  void refusesWhatIsNearlyATreebank(String text) {
    assertThatThrownBy(() -> of(text, "x.txt"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("looks like a treebank")
        .hasMessageContaining("expected 10 separated by tabs")
        .hasMessageContaining("--input text");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The\tDET\ndog\tNOUN\nbarks\tVERB\n.\tPUNCT\n\nIt\tPR",
        "\nHis\tPRP$\r\ndog\tNN\r\n``\t``\r\n(\t-LRB-\r\n"
      })
  void refusesWordsWithTheirTags(String text) {
    assertThatThrownBy(() -> of(text, "x.txt"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("one word and its tag per line")
        .hasMessageContaining("--input vertical")
        .hasMessageContaining("--input text");
  }

  @Test
  void namesTheFileTheLineAndTheNumberOfColumns() {
    assertThatThrownBy(() -> of("# sent_id = a\n\n" + ROW.strip() + "\t_\n", "dogs.conllu"))
        .hasMessageStartingWith("dogs.conllu:3: ")
        .hasMessageContaining("the line has 11 columns");
  }

  @Test
  void goesByTheNameWhereThereIsNothingElseToGoBy() throws IOException {
    assertThatThrownBy(() -> of("Dogs bark.\n", "dogs.conllu.gz"))
        .hasMessageContaining("dogs.conllu.gz:1: ")
        .hasMessageContaining("one column");
    assertThat(of("", "empty.conllu")).isEqualTo(InputKind.TEXT);
  }
}
