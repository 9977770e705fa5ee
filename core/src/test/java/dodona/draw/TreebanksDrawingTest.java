package dodona.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.support.DisplayWidth;
import dodona.treebank.ConlluReader;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TreebanksDrawingTest {

  @Test
  void everyDevelopmentSentenceFitsIntoATerminalOfEightyColumns() throws IOException {
    TerminalTree.Options options = TerminalTree.Options.DEFAULT;
    for (Path file : SharedData.treebanks()) {
      if (!file.toString().contains("-dev.")) {
        continue;
      }
      try (ConlluReader reader = ConlluReader.open(file)) {
        for (Sentence sentence : reader) {
          String drawn = TerminalTree.draw(TreeDrawing.of(sentence), options);
          assertThat(drawn.lines())
              .as("%s %s%n%s", file.getFileName(), sentence.name(), drawn)
              .allMatch(line -> DisplayWidth.of(line) <= 80);
        }
      }
    }
  }
}
