package dodona.treebank.conllu;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Real treebanks are read and written back without a byte of difference. */
class TreebanksRoundTripTest {

  @Test
  void everyTreebankComesBackByteForByte() throws IOException {
    for (Path file : SharedData.treebanks()) {
      ByteArrayOutputStream copy = new ByteArrayOutputStream();
      int sentences = 0;
      try (ConlluReader reader = ConlluReader.open(file);
          ConlluWriter writer = new ConlluWriter(copy)) {
        for (Sentence sentence : reader) {
          writer.write(sentence);
          sentences++;
        }
      }
      assertThat(sentences).as("%s", file).isPositive();
      try (InputStream original = TreebankInput.open(file)) {
        assertThat(copy.toByteArray()).as("%s", file).isEqualTo(original.readAllBytes());
      }
    }
  }
}
