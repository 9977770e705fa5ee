package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FinishedModelsTest {

  private static final int BITS = 10;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  private DataInputStream in() {
    return new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }

  @Test
  void aBinaryModelDecidesAsItLearntAndSoDoesTheOneReadBack() throws IOException {
    BinaryLearner learner = new BinaryLearner(BITS);
    RowList features = RowList.ofCells(BITS);
    for (int i = 0; i < 40; i++) {
      extract(i % 2, features);
      learner.learn(features, i % 2 == 1);
    }
    BinaryModel model = BinaryModel.of(BITS, learner.average());
    model.write(out);
    BinaryModel read = BinaryModel.read(in());

    extract(1, features);
    assertThat(model.score(features)).isPositive().isEqualTo(read.score(features));
    extract(0, features);
    assertThat(model.score(features)).isNotPositive().isEqualTo(read.score(features));
  }

  private static void extract(int value, RowList features) {
    features.clear();
    features.add(value);
    features.add(value, 7);
  }

  @Test
  void aRowTableScoresAsItLearntAndSoDoesTheOneReadBack() throws IOException {
    RowLayout layout = new RowLayout(BITS, 3);
    AveragedWeights weights = new AveragedWeights(layout, 1);
    RowList features = RowList.of(layout);
    features.add(1);
    features.add(2, 3, 4);
    weights.reward(features.starts(), features.size(), 2, 0);
    RowTable table = RowTable.of(layout, weights.average());
    table.write(out);

    int each = Quantizer.LARGEST;
    assertThat(scores(table)).containsExactly(-2 * each, 0, 2 * each);
    assertThat(scores(RowTable.read(in(), 3))).isEqualTo(scores(table));
  }

  private static int[] scores(RowTable table) {
    RowList features = table.features();
    features.add(1);
    features.add(2, 3, 4);
    int[] scores = new int[table.width()];
    table.score(features, table.sums(), scores);
    return scores;
  }

  @Test
  void linesComeBack() throws IOException {
    List<String> lines = List.of("", "naïve", "a\tb");

    Codec.writeLines(lines, out);

    assertThat(Codec.readLines(in())).isEqualTo(lines);
  }

  @Test
  void damageIsRefused() throws IOException {
    assertThatThrownBy(() -> Codec.writeLines(List.of("a\nb"), out))
        .hasMessageContaining("a line feed");
    Codec.writeBytes(new byte[] {'a'}, out);
    assertThatThrownBy(() -> Codec.readLines(in()))
        .hasMessageContaining("the last line is incomplete");
    bytes.reset();
    Codec.writeBytes(new byte[] {(byte) 0xFF, '\n'}, out);
    assertThatThrownBy(() -> Codec.readLines(in())).hasMessageContaining("not UTF-8");
    bytes.reset();
    out.writeInt(-1);
    assertThatThrownBy(() -> Codec.readBytes(in())).hasMessageContaining("bytes of a part: -1");
    bytes.reset();
    out.writeByte(25);
    assertThatThrownBy(() -> BinaryModel.read(in())).hasMessageContaining("bits of a table: 25");
    assertThatThrownBy(() -> RowTable.read(in(), 3)).hasMessageContaining("bits of a table: 25");
  }
}
