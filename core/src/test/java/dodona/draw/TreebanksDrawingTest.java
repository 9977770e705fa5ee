package dodona.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.draw.terminal.TerminalTree;
import dodona.support.DisplayWidth;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreebanksDrawingTest {

  private static final Path OWN = Path.of("src/test/resources/dodona/golden/evaluate");

  @Test
  void everyDevelopmentSentenceFitsIntoATerminalOfEightyColumns() throws IOException {
    List<Path> files =
        SharedData.treebanks().stream().filter(f -> f.toString().contains("-dev.")).toList();
    assertThat(files).isNotEmpty();
    for (Path file : files) {
      assertThat(drawAll(file)).as("%s", file).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource({"english, 3", "french, 2", "hungarian, 3", "chinese, 2"})
  void everySentenceOfOurOwnFitsIntoATerminalOfEightyColumns(String language, int sentences)
      throws IOException {
    assertThat(drawAll(OWN.resolve(language + ".gold.conllu"))).isEqualTo(sentences);
  }

  private static int drawAll(Path file) throws IOException {
    int drawings = 0;
    try (ConlluReader reader = ConlluReader.open(file)) {
      for (Sentence sentence : reader) {
        String drawn = TerminalTree.draw(TreeDrawing.of(sentence), TerminalTree.Options.DEFAULT);
        assertThat(drawn.lines())
            .as("%s %s%n%s", file.getFileName(), sentence.name(), drawn)
            .isNotEmpty()
            .allMatch(line -> DisplayWidth.of(line) <= 80);
        drawings++;
      }
    }
    return drawings;
  }
}
