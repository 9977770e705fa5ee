package dodona.treebank.conllu;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.treebank.EmptyNode;
import dodona.treebank.Sentence;
import dodona.treebank.statistics.TreebankStatistics;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small treebanks of our own, with every corner of the format, are written back as they were. */
class OwnTreebanksRoundTripTest {

  private static final Path FOLDER = Path.of("src/test/resources/dodona");
  private static final Path CORNERS = FOLDER.resolve("treebank/corners.conllu");

  @TempDir private Path folder;

  private static byte[] copy(ConlluReader reader, int sentences) throws IOException {
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    int read = 0;
    try (ConlluWriter writer = new ConlluWriter(copy)) {
      for (Sentence sentence : reader) {
        writer.write(sentence);
        read++;
      }
    }
    assertThat(read).isEqualTo(sentences);
    return copy.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({
    "treebank/corners.conllu, 7",
    "treebank/dutch-2006.conll, 2",
    "golden/evaluate/english.gold.conllu, 3",
    "golden/evaluate/french.gold.conllu, 2",
    "golden/evaluate/hungarian.gold.conllu, 3",
    "golden/evaluate/chinese.gold.conllu, 2"
  })
  void comesBackByteForBytePlainAndGzipped(String name, int sentences) throws IOException {
    byte[] original = Files.readAllBytes(FOLDER.resolve(name));
    try (ConlluReader reader = ConlluReader.open(FOLDER.resolve(name))) {
      assertThat(copy(reader, sentences)).isEqualTo(original);
    }
    Path packed = folder.resolve("packed.gz");
    try (GZIPOutputStream gzip = new GZIPOutputStream(Files.newOutputStream(packed))) {
      gzip.write(original);
    }
    try (ConlluReader reader = ConlluReader.open(packed)) {
      assertThat(copy(reader, sentences)).isEqualTo(original);
    }
  }

  @Test
  void losesByteOrderMarkCarriageReturnsAndExtraLinesAndSaysSo() throws IOException {
    String original = Files.readString(CORNERS);
    String windows = "\uFEFF" + original.replace("\n\n", "\n\n\n").replace("\n", "\r\n");
    List<String> warnings = new ArrayList<>();
    byte[] copy;
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(windows.getBytes(StandardCharsets.UTF_8)),
            "windows",
            ReadOptions.DEFAULT,
            problem -> warnings.add(problem.message()))) {
      copy = copy(reader, 7);
    }
    assertThat(new String(copy, StandardCharsets.UTF_8)).isEqualTo(original);
    assertThat(String.join("\n", warnings)).contains("byte-order mark", "CR LF", "empty line");
  }

  @Test
  void keepsCommentsInTheirOrderAndNodesInTheirPlaces() throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(CORNERS)) {
      reader.forEach(sentences::add);
    }
    Sentence first = sentences.get(0);
    assertThat(first.comments()).hasSize(7).first().isEqualTo("# newdoc id = corners");
    assertThat(first.comments().get(5)).isEqualTo("#no space, no value");
    assertThat(first.id()).contains("portuguese-1");
    assertThat(first.size()).isEqualTo(9);
    assertThat(first.emptyNodes()).extracting(EmptyNode::index).containsExactly(1, 1, 2);
    assertThat(
            first.multiwordTokens().stream()
                .map(token -> token.first() + "-" + token.last() + " " + token.form())
                .collect(Collectors.joining(", ")))
        .isEqualTo("1-3 Dá-mo, 4-5 às");
    assertThat(first.tree().heads()).containsExactly(0, 1, 1, 6, 6, 1, 8, 1, 1);
    assertThat(sentences.get(3).form(2)).isEqualTo("New York");
    assertThat(sentences.get(5).treeDefects()).isNotEmpty();
  }

  @Test
  void countsWhatIsInThem() throws IOException {
    TreebankStatistics statistics = new TreebankStatistics();
    try (ConlluReader reader = ConlluReader.open(CORNERS)) {
      reader.forEach(statistics::add);
    }
    assertThat(statistics.sentences()).isEqualTo(7);
    assertThat(statistics.words()).isEqualTo(9 + 5 + 5 + 3 + 1 + 3 + 1);
    assertThat(statistics.longest()).isEqualTo(9);
    assertThat(statistics.trees()).isEqualTo(5);
    assertThat(statistics.projective()).isEqualTo(4);
    assertThat(statistics.nonProjectiveArcs()).isEqualTo(1);
  }
}
