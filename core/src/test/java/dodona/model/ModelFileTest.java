package dodona.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.linear.Quantiser;
import dodona.linear.RowLayout;
import dodona.linear.WeightCodec;
import dodona.transition.ArcEager;
import dodona.transition.ArcHybrid;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
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

  private final LinearModel clustered = clustered(model);

  private static LinearModel clustered(LinearModel model) {
    Clusters clusters = Clusters.parse("0010\tMonday\t7\n0011\tMärz\t5\n11\tgo\t1\n");
    ModelShape shape =
        new ModelShape(
            model.decoding(),
            model.shape().features().withClusters(clusters),
            model.labels(),
            model.shape().layout());
    return Models.random(shape, 7);
  }

  @Test
  void readsBackClusters() throws IOException {
    byte[] written = bytes(clustered);

    FeatureModel read = read(written).shape().features();

    assertThat(read.clusters().text()).isEqualTo(clustered.shape().features().clusters().text());
    assertThat(read.usesClusters()).isTrue();
    assertThat(bytes(read(written))).isEqualTo(written);
  }

  @Test
  void writesTheFirstVersionUnlessThereAreClusters() throws IOException {
    assertThat(Arrays.copyOfRange(bytes(model), 8, 12)).containsExactly(0, 0, 0, 1);
    assertThat(Arrays.copyOfRange(bytes(clustered), 8, 12)).containsExactly(0, 0, 0, 2);
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
    refuseEveryFlippedByte(bytes(model), 0);
    byte[] withClusters = bytes(clustered);
    refuseEveryFlippedByte(withClusters, startOfClusters(withClusters) - 50);
  }

  /** The clusters follow the labels, the last of which ends so. */
  private static int startOfClusters(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).indexOf("Ã¼\n") + 3;
  }

  private static void refuseEveryFlippedByte(byte[] good, int first) {
    Random random = new Random(1);
    for (int i = 0; i < 600; i++) {
      int at = i < 200 ? first + i : random.nextInt(good.length);
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
      refuseTruncation(good, length);
    }
    byte[] withClusters = bytes(clustered);
    int start = startOfClusters(withClusters);
    for (int length = start; length < start + 150; length++) {
      refuseTruncation(withClusters, length);
    }
    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 1)))
        .hasMessageContaining("cut short");
  }

  private static void refuseTruncation(byte[] good, int length) {
    byte[] bad = Arrays.copyOf(good, length);
    assertThatThrownBy(() -> read(bad)).isInstanceOf(InvalidModelException.class);
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
    return forged(1, manifest, features, labels, new byte[0], weights);
  }

  /** The same with clusters, which are to be had from a length and what was deflated. */
  private static byte[] forged(int length, byte[] text, byte[] weights) throws Exception {
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write(text);
    }
    return forged(
        2,
        manifest(8, 3),
        "S0.cluster",
        "a\n",
        ByteBuffer.allocate(8 + deflated.size())
            .putInt(4 + deflated.size())
            .putInt(length)
            .put(deflated.toByteArray())
            .array(),
        weights);
  }

  private static byte[] forged(
      int version, String manifest, String features, String labels, byte[] clusters, byte[] weights)
      throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write("DODONA\r\n".getBytes(StandardCharsets.US_ASCII));
    out.writeInt(version);
    for (String text : List.of(manifest, features, labels)) {
      out.writeInt(text.getBytes(StandardCharsets.UTF_8).length);
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    out.write(clusters);
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

  @Test
  void refusesForgedClustersWithoutBelievingTheirSizes() throws Exception {
    byte[] weights = WeightCodec.encode(new short[256 + 3]);
    byte[] text = "01\tgo\t1\n".getBytes(StandardCharsets.UTF_8);

    assertThat(read(forged(8, text, weights)).shape().features().clusters().size()).isOne();
    assertRefused(forged(7, text, weights), "not as long as they should be");
    assertRefused(forged(9, text, weights), "not as long as they should be");
    assertRefused(forged(Integer.MAX_VALUE, text, weights), "cannot be in");
    assertRefused(forged(-1, text, weights), "cannot be in");
    assertRefused(forged(1 << 27, new byte[1 << 27], weights), "cannot be in");
    assertRefused(forged(1 << 20, new byte[1 << 20], weights), "line 1: expected a path");
    assertRefused(forged(0, new byte[0], weights), "no word in them");
    assertRefused(forged(1, new byte[] {-1}, weights), "not UTF-8");
    assertRefused(
        forged(2, manifest(8, 3), "S0w", "a\n", new byte[] {0, 0, 0, 2, 0, 0}, weights),
        "cut short");
    assertRefused(
        forged(2, manifest(8, 3), "S0w", "a\n", new byte[] {127, 0, 0, 2}, weights), "a part of");
    assertRefused(
        forged(2, manifest(8, 3), "S0w", "a\n", new byte[] {0, 0, 0, 6, 0, 0, 0, 1, 9, 9}, weights),
        "not deflated");
    assertRefused(forged(manifest(8, 3), "S0.cluster", "a\n", weights), "needs clusters");
    assertRefused(
        forged(3, manifest(8, 3), "S0w", "a\n", new byte[0], weights), "versions 1 and 2");
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
            FeatureModel.parse(new ArcEager(), "S0w"),
            List.of("a"),
            new RowLayout(8, 3));

    assertThatThrownBy(() -> LinearModel.of(shape, new float[10], Provenance.UNKNOWN))
        .hasMessage("10 weights for a table of 259");
  }
}
