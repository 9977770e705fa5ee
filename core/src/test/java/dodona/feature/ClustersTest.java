package dodona.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dodona.linear.Hash;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClustersTest {

  private static final int WHOLE = Integer.MAX_VALUE;

  private final Clusters clusters =
      Clusters.parse("001011\tMonday\t7\n001010\tTuesday\t5\n0010\tMärz\t5\r\n11\tgo\t1");

  @Test
  void tellsClustersApartByAsManyBitsAsAreWanted() {
    assertThat(clusters.size()).isEqualTo(4);
    assertThat(clusters.value("Monday", 4)).isEqualTo(clusters.value("Tuesday", 4)).isNotZero();
    assertThat(clusters.value("Monday", 6)).isNotEqualTo(clusters.value("Tuesday", 6));
    assertThat(clusters.value("Monday", 6)).isEqualTo(clusters.value("Monday", WHOLE));
    assertThat(clusters.value("Monday", 4)).isNotEqualTo(clusters.value("go", 4));
  }

  @Test
  void takesAPathThatIsTooShortWhole() {
    assertThat(clusters.value("März", 6)).isEqualTo(clusters.value("März", 4));
  }

  @Test
  void knowsAWordByItsLowerCaseButNotByItsUpperCase() {
    assertThat(clusters.value("GO", 4)).isEqualTo(clusters.value("go", 4)).isNotZero();
    assertThat(clusters.value("monday", 4)).isZero();
    assertThat(Clusters.NONE.value("Monday", 4)).isZero();
  }

  @Test
  void findsEveryOneOfManyWords() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      text.append(Integer.toBinaryString(i)).append("\tword").append(i).append("\t1\n");
    }

    Clusters many = Clusters.parse(text.toString());

    for (int i = 0; i < 5000; i++) {
      assertThat(many.value("word" + i, WHOLE)).isEqualTo(Hash.of(Integer.toBinaryString(i)));
      assertThat(many.value("other" + i, WHOLE)).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0010 Monday 7             | line 1: expected a bit path",
        "0010_Monday_7/0012_May_3  | line 2: expected a bit path",
        "0010_Monday               | line 1: expected a bit path",
        "0010_Monday_7_8           | line 1: expected a bit path",
        "0010_Monday_many          | line 1: expected a bit path",
        "Monday_0010_7             | line 1: expected a bit path",
        "0010__7                   | line 1: expected a bit path",
        "0010_Monday_7//1_May_3    | line 2: expected a bit path",
        "0_May_7/1_June_3/00_May_1 | line 3: duplicate word; first on line 1",
        "''                        | clusters: no words",
      })
  void namesTheLineOfAMistake(String text, String message) {
    assertThatThrownBy(() -> Clusters.parse(text.replace('_', '\t').replace('/', '\n')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void readsAFileAndNamesTheLineThatIsNotUtf8(@TempDir Path folder) throws IOException {
    Path good = Files.writeString(folder.resolve("paths"), clusters.text());
    assertThat(Clusters.read(good).text()).isEqualTo(clusters.text());

    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes("0\ta\t1\n1\t".getBytes(StandardCharsets.UTF_8));
    bytes.writeBytes("März\t1\n".getBytes(StandardCharsets.ISO_8859_1));
    Path bad = Files.write(folder.resolve("latin1"), bytes.toByteArray());
    assertThatThrownBy(() -> Clusters.read(bad)).hasMessageContaining(bad + ":2: not UTF-8");
  }

  @Test
  void readsNoMoreOfAnEndlessFileThanItMay() {
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.exists(endless));
    assertThatThrownBy(() -> Clusters.read(endless))
        .hasMessage("/dev/zero: larger than 50331648 bytes");
  }

  @Test
  void refusesMoreWordsThanAModelMayHold() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i <= Clusters.MOST_WORDS; i++) {
      text.append("1\t").append(Integer.toString(i, 36)).append("\t1\n");
    }

    assertThatThrownBy(() -> Clusters.parse(text.toString()))
        .hasMessage("clusters, line 1048577: more than 1048576 words");
    assertThatThrownBy(() -> Clusters.parse("1".repeat(Clusters.LONGEST_TEXT + 1)))
        .hasMessageContaining("at most");
  }
}
