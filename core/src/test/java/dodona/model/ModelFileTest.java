package dodona.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.feature.FeatureModel;
import dodona.feature.RowLayout;
import dodona.transition.ArcHybrid;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelFileTest {

  private final LinearModel model =
      Models.random(Models.shape(new ArcHybrid(List.of("nsubj", "obj:ü")), 20, true), 7)
          .with(Provenance.of(Map.of("oracle", "dynamic", "scores", List.of(0.5, 1L))));

  private static byte[] bytes(LinearModel model) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(model, out);
    return out.toByteArray();
  }

  private static LinearModel read(byte[] bytes) throws IOException {
    return ModelFile.read(new ByteArrayInputStream(bytes), "test.model", bytes.length);
  }

  @Test
  void readsBackWhatItWrote(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.model");
    ModelFile.write(model, file, false);

    LinearModel read = ModelFile.read(file);

    assertThat(read.decoding()).isEqualTo(model.decoding());
    assertThat(read.labels()).isEqualTo(model.labels());
    assertThat(read.shape().layout()).isEqualTo(model.shape().layout());
    assertThat(read.shape().features().text()).isEqualTo(model.shape().features().text());
    assertThat(read.unit()).isEqualTo(model.unit());
    assertThat(read.weights()).isEqualTo(model.weights());
    assertThat(read.provenance().entries()).isEqualTo(model.provenance().entries());
    assertThat(bytes(read)).isEqualTo(Files.readAllBytes(file));
  }

  @Test
  void doesNotReplaceAFileUnasked(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.model"), "precious");

    assertThatThrownBy(() -> ModelFile.write(model, file, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("precious");
  }

  @Test
  void refusesEveryFlippedByte() throws IOException {
    byte[] good = bytes(model);
    Random random = new Random(1);
    for (int i = 0; i < 600; i++) {
      int at = i < 200 ? i : random.nextInt(good.length);
      byte[] bad = good.clone();
      bad[at] ^= (byte) (1 << random.nextInt(8));

      assertThatThrownBy(() -> read(bad))
          .as("byte %d", at)
          .isInstanceOf(InvalidModelException.class)
          .hasMessageStartingWith("test.model: ");
    }
  }

  @Test
  void refusesEveryTruncation() throws IOException {
    byte[] good = bytes(model);
    for (int length = 0; length < good.length; length += length < 400 ? 1 : 97) {
      byte[] bad = Arrays.copyOf(good, length);

      assertThatThrownBy(() -> read(bad)).isInstanceOf(InvalidModelException.class);
    }
    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 1)))
        .hasMessageContaining("cut short");
  }

  @Test
  void refusesWhatFollowsTheEnd() throws IOException {
    byte[] good = bytes(model);

    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length + 1)))
        .hasMessageContaining("after its end");
  }

  @Test
  void saysWhatIsWrongWithAFileOfAnotherKind() {
    assertThatThrownBy(() -> read("PK\3\4 is no model".getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("does not begin as a model of Dodona does");
  }

  /** A file with a right checksum, but made by an enemy. */
  private static byte[] forged(String manifest, String features, String labels, byte[] weights)
      throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write("DODONA\r\n".getBytes(StandardCharsets.US_ASCII));
    out.writeInt(1);
    for (String text : List.of(manifest, features, labels)) {
      out.writeInt(text.getBytes(StandardCharsets.UTF_8).length);
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    out.writeLong(weights.length);
    out.write(weights);
    out.write(MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray()));
    return bytes.toByteArray();
  }

  private static String manifest(int bits, int width) {
    return "{\"decoding\":{\"system\":\"arc-hybrid\",\"beamWidth\":1,\"singleRoot\":true},"
        + "\"weights\":{\"bits\":%d,\"width\":%d,\"unit\":1},\"provenance\":{}}"
            .formatted(bits, width);
  }

  @Test
  void readsAForgedFileThatIsSound() throws Exception {
    byte[] weights = WeightCodec.encode(new short[256 + 3]);

    assertThat(read(forged(manifest(8, 3), "S0w", "a\n", weights)).labels()).containsExactly("a");
  }

  @Test
  void refusesForgedFilesWithoutBelievingTheirSizes() throws Exception {
    byte[] few = WeightCodec.encode(new short[256 + 3]);
    assertRefused(forged(manifest(27, 65536), "S0w", "a\n", few), "cannot be in");
    assertRefused(forged(manifest(60, 3), "S0w", "a\n", few), "expected 2^8 to 2^27");
    assertRefused(forged(manifest(8, 4), "S0w", "a\n", few), "too few weights");
    assertRefused(forged(manifest(8, 2), "S0w", "a\n", few), "too many weights");
    assertRefused(forged(manifest(8, 3), "S0q", "a\n", few), "line 1, column 1");
    assertRefused(forged(manifest(8, 3), "S0w", "a", few), "label");
    String endless = "S0" + "l".repeat(1_000_000) + "w";
    assertRefused(forged(manifest(8, 3), endless, "a\n", few), "more than 64 characters");
    assertRefused(forged(manifest(8, 3), manyFeatures(), "a\n", few), "more than 2000 features");
    assertRefused(forged("[]", "S0w", "a\n", few), "not a JSON object");
    assertRefused(forged("{\"decoding\":{},", "S0w", "a\n", few), "expected");
    assertRefused(forged(manifest(8, 3), "S0w", "a\n", new byte[50]), "deflated");
    byte[] large = WeightCodec.encode(new short[] {Short.MAX_VALUE});
    assertRefused(forged(manifest(8, 3), "S0w", "a\n", large), "too large");
  }

  private static String manyFeatures() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 100_000; i++) {
      text.append("S0.A").append(i).append('\n');
    }
    return text.toString();
  }

  private static void assertRefused(byte[] bytes, String message) {
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining(message);
  }

  @Test
  void keepsWeightsOfEverySize() {
    short[] weights = new short[100_000];
    Random random = new Random(1);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) (random.nextInt((2 * Quantiser.LARGEST) + 1) - Quantiser.LARGEST);
    }

    assertThat(WeightCodec.decode(WeightCodec.encode(weights), weights.length)).isEqualTo(weights);
  }

  @Test
  void refusesAModelWhoseWeightsDoNotFitItsLayout() {
    ModelShape shape =
        new ModelShape(
            new Decoding("arc-hybrid", 1, true),
            FeatureModel.parse("S0w"),
            List.of("a"),
            new RowLayout(8, 3));

    assertThatThrownBy(() -> LinearModel.of(shape, new float[10], Provenance.UNKNOWN))
        .hasMessage("10 weights for a table of 259");
  }
}
