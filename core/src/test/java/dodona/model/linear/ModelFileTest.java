package dodona.model.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.linear.Quantizer;
import dodona.linear.RowLayout;
import dodona.linear.WeightCodec;
import dodona.model.Decoding;
import dodona.model.ForgedContainer;
import dodona.model.InvalidModelException;
import dodona.model.ModelFile;
import dodona.model.Models;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Ranking;
import dodona.system.arceager.ArcEager;
import dodona.system.archybrid.ArcHybrid;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private static byte[] bytes(ParserModel model) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(model, out);
    return out.toByteArray();
  }

  private static LinearModel read(byte[] bytes) throws IOException {
    return (LinearModel) ModelFile.read(new ByteArrayInputStream(bytes), "test.model");
  }

  @Test
  void readsBackWhatItWrote(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.model");
    ModelFile.write(model, file, false);

    ParserModel any = ModelFile.read(file);

    assertThat(any.kind()).isEqualTo("linear");
    assertThat(any.decoding()).isEqualTo(model.decoding());
    assertThat(any.labels()).isEqualTo(model.labels());
    assertThat(any.provenance().entries()).isEqualTo(model.provenance().entries());
    assertThat(any).isInstanceOf(LinearModel.class);
    LinearModel read = (LinearModel) any;
    assertThat(read.shape().layout()).isEqualTo(model.shape().layout());
    assertThat(read.shape().features().text()).isEqualTo(model.shape().features().text());
    assertThat(read.unit()).isEqualTo(model.unit());
    assertThat(read.weights()).isEqualTo(model.weights());
    assertThat(bytes(read)).isEqualTo(Files.readAllBytes(file));
  }

  @Test
  void keepsWhatABeamRanksByAndSaysNothingOfWhatIsUsual() throws IOException {
    Decoding usual = model.decoding();
    Decoding byMean =
        new Decoding(usual.system(), usual.beamWidth(), usual.singleRoot(), Ranking.MEAN);
    LinearShape shape = model.shape();
    LinearModel other =
        Models.random(new LinearShape(byMean, shape.features(), shape.labels(), shape.layout()), 7);

    assertThat(read(bytes(other)).decoding()).isEqualTo(byMean);
    assertThat(byMean.withBeamWidth(3).ranking()).isEqualTo(Ranking.MEAN);
    assertThat(Manifest.of(other).toJson()).contains("\"ranking\": \"mean\"");
    assertThat(Manifest.of(model).toJson()).doesNotContain("ranking");
    String unknown = Manifest.of(other).toJson().replace("mean", "median");
    assertThatThrownBy(() -> Manifest.parse(unknown)).hasMessage("unknown ranking 'median'");
  }

  private static LinearModel clustered(LinearModel model) {
    Clusters clusters = Clusters.parse("0010\tMonday\t7\n0011\tMärz\t5\n11\tgo\t1\n");
    LinearShape shape =
        new LinearShape(
            model.decoding(),
            model.shape().features().withClusters(clusters),
            model.labels(),
            model.shape().layout());
    return Models.random(shape, 7);
  }

  @Test
  void readsBackClusters() throws IOException {
    LinearModel clustered = clustered(model);
    byte[] written = bytes(clustered);

    FeatureModel read = read(written).shape().features();

    assertThat(read.clusters().text()).isEqualTo(clustered.shape().features().clusters().text());
    assertThat(read.usesClusters()).isTrue();
    assertThat(bytes(read(written))).isEqualTo(written);
  }

  @Test
  void saysSoIfThereIsNoParser() throws IOException {
    byte[] bytes = new ForgedContainer().stored("tagger", "linear", "…").bytes();

    assertRefused(bytes, "it has no parser; found tagger");
  }

  @Test
  void looksAtNoSectionButTheParserAndItsProvenance() throws IOException {
    byte[] bytes =
        new ForgedContainer()
            .row("tagger", "linear", 1, 100, 3, new byte[] {1, 2, 3})
            .stored("future", "unheard-of", "…")
            .stored("parser", "linear", parser(manifest(8, 3), "S0w", "a\n", FEW))
            .bytes();

    assertThat(read(bytes).labels()).containsExactly("a");
    assertThat(read(bytes).provenance().entries()).isEmpty();
  }

  @Test
  void refusesAModelOfAKindThatIsNotOnTheClassPath() throws IOException {
    assertRefused(
        new ForgedContainer().stored("parser", "crystal-ball", "…").bytes(),
        "not a valid model file (a parser of the kind 'crystal-ball', which no jar on the class"
            + " path supports");
  }

  @Test
  void refusesProvenanceThatIsDamaged() throws IOException {
    byte[] parser = parser(manifest(8, 3), "S0w", "a\n", FEW);
    byte[] notUtf8 = {'{', '"', (byte) 0xff, '"', ':', '1', '}'};
    for (byte[] bad :
        List.of(
            text(""),
            text("[]"),
            text("\"text\""),
            text("{\"a\":1"),
            text("{\"a\":1} {}"),
            text("{\"a\":1,\"a\":2}"),
            text("{\"a\":" + "[".repeat(100_000)),
            notUtf8)) {
      assertRefused(
          new ForgedContainer()
              .stored("provenance", "json", bad)
              .stored("parser", "linear", parser)
              .bytes(),
          "the provenance in it is damaged");
    }
    byte[] good =
        new ForgedContainer()
            .stored("provenance", "json", "{\"a\":1}")
            .stored("parser", "linear", parser)
            .bytes();
    assertThat(read(good).provenance().text("a")).isEqualTo("1");
  }

  @Test
  void refusesLabelsThatCouldNotStandInAFile() throws IOException {
    for (String labels :
        List.of("", "\n", "a\n\nb\n", "a\n\n", "a\tb\n", "a\rb\n", "a\u0085\n", "\u001b[2J\n")) {
      assertRefused(forged(manifest(8, 3), "S0w", labels, FEW), "label");
    }
    assertRefused(forged(manifest(8, 3), "S0w", "a\nb\na\n", FEW), "label 'a' appears twice");
    assertRefused(forged(manifest(8, 3), "S0w", "a", FEW), "the last line is incomplete");
  }

  @Test
  void refusesAModelThatDoesNotFitTheSystemThatItNames() throws IOException {
    byte[] weights = WeightCodec.encode(new short[256 + 4]);
    assertRefused(
        forged(manifest(8, 4), "S0w", "a\n", weights),
        "a model with 4 scores for the 3 transitions of arc-hybrid");
    assertRefused(
        forged(manifest(8, 3).replace("arc-hybrid", "arc-less"), "S0w", "a\n", FEW),
        "needs the transition system 'arc-less'");
  }

  @Test
  void refusesToWriteLabelsThatItWouldNotRead() {
    LinearShape shape = Models.shape(new ArcHybrid(List.of("a\tb", "c")), 1, true);

    assertThatThrownBy(() -> bytes(Models.random(shape, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("label 0");
  }

  private static final byte[] FEW = WeightCodec.encode(new short[256 + 3]);

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A file with a right checksum, but made by an enemy. */
  private static byte[] forged(String manifest, String features, String labels, byte[] weights)
      throws IOException {
    return file(parser(manifest, features, labels, weights));
  }

  private static byte[] parser(String manifest, String features, String labels, byte[] weights)
      throws IOException {
    return parts(text(manifest), text(features), text(labels), new byte[0], weights);
  }

  private static byte[] parts(byte[]... parts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (byte[] part : parts) {
      out.writeInt(part.length);
      out.write(part);
    }
    return bytes.toByteArray();
  }

  private static byte[] file(byte[] parser) throws IOException {
    return new ForgedContainer().stored("parser", "linear", parser).bytes();
  }

  /** The same with clusters, which are to be had from a length and what was deflated. */
  private static byte[] clusters(int length, byte[] text) throws IOException {
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write(text);
    }
    return clustered(
        ByteBuffer.allocate(4 + deflated.size())
            .putInt(length)
            .put(deflated.toByteArray())
            .array());
  }

  private static byte[] clustered(byte[] clusters) throws IOException {
    return file(parts(text(manifest(8, 3)), text("S0.cluster"), text("a\n"), clusters, FEW));
  }

  private static String manifest(int bits, int width) {
    return "{\"decoding\":{\"system\":\"arc-hybrid\",\"beamWidth\":1,\"singleRoot\":true},"
        + "\"weights\":{\"bits\":%d,\"width\":%d,\"unit\":1}}".formatted(bits, width);
  }

  @Test
  void readsAForgedFileThatIsSound() throws IOException {
    assertThat(read(forged(manifest(8, 3), "S0w", "a\n", FEW)).labels()).containsExactly("a");
  }

  @Test
  void refusesForgedFilesWithoutBelievingTheirSizes() throws IOException {
    assertRefused(forged(manifest(27, 65536), "S0w", "a\n", FEW), "cannot be in");
    assertRefused(forged(manifest(60, 3), "S0w", "a\n", FEW), "expected 2^8 to 2^27");
    assertRefused(forged(manifest(8, 4), "S0w", "a\n", FEW), "too few weights");
    assertRefused(forged(manifest(8, 2), "S0w", "a\n", FEW), "too many weights");
    assertRefused(forged(manifest(8, 3), "S0q", "a\n", FEW), "line 1, column 1");
    String endless = "S0" + "l".repeat(1_000_000) + "w";
    assertRefused(forged(manifest(8, 3), endless, "a\n", FEW), "more than 64 characters");
    assertRefused(forged(manifest(8, 3), manyFeatures(), "a\n", FEW), "more than 2000 features");
    assertRefused(forged("[]", "S0w", "a\n", FEW), "not a JSON object");
    assertRefused(forged("{\"decoding\":{},", "S0w", "a\n", FEW), "expected");
    assertRefused(forged(manifest(8, 3), "S0w", "a\n", new byte[50]), "deflated");
    byte[] large = WeightCodec.encode(new short[] {Short.MAX_VALUE});
    assertRefused(forged(manifest(8, 3), "S0w", "a\n", large), "too large");
    byte[] notUtf8 = {(byte) 0xc3};
    assertRefused(
        file(parts(text(manifest(8, 3)), notUtf8, text("a\n"), new byte[0], FEW)), "not UTF-8");
  }

  @Test
  void refusesPartsThatAreLongerThanWhatIsLeft() throws IOException {
    byte[] good = parser(manifest(8, 3), "S0w", "a\n", FEW);
    for (byte first : new byte[] {1, 127, -128, -1}) {
      byte[] bad = good.clone();
      bad[0] = first;
      assertRefused(file(bad), first == 1 ? "truncated" : "bytes of a part");
    }
    assertRefused(file(new byte[3]), "truncated");
    assertRefused(file(new byte[4]), "expected");
  }

  @Test
  void refusesForgedClustersWithoutBelievingTheirSizes() throws IOException {
    byte[] text = text("01\tgo\t1\n");

    assertThat(read(clusters(8, text)).shape().features().clusters().size()).isOne();
    assertRefused(clusters(7, text), "an unexpected length");
    assertRefused(clusters(9, text), "an unexpected length");
    assertRefused(clusters(Integer.MAX_VALUE, text), "cannot be in");
    assertRefused(clusters(-1, text), "cannot be in");
    assertRefused(clusters(1 << 27, new byte[1 << 27]), "cannot be in");
    assertRefused(clusters(1 << 20, new byte[1 << 20]), "line 1: expected a bit path");
    assertRefused(clusters(0, new byte[0]), "no words");
    assertRefused(clusters(1, new byte[] {-1}), "not UTF-8");
    assertRefused(clustered(new byte[] {0, 0}), "truncated");
    assertRefused(clustered(new byte[] {0, 0, 0, 1, 9, 9}), "not deflated");
    assertRefused(forged(manifest(8, 3), "S0.cluster", "a\n", FEW), "needs word clusters");
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
      weights[i] = (short) (random.nextInt((2 * Quantizer.LARGEST) + 1) - Quantizer.LARGEST);
    }

    assertThat(WeightCodec.decode(WeightCodec.encode(weights), weights.length)).isEqualTo(weights);
  }

  @Test
  void refusesAModelWhoseWeightsDoNotFitItsLayout() {
    LinearShape shape =
        new LinearShape(
            new Decoding("arc-hybrid", 1, true),
            FeatureModel.parse(new ArcEager(), "S0w"),
            List.of("a"),
            new RowLayout(8, 3));

    assertThatThrownBy(() -> LinearModel.of(shape, new float[10], Provenance.UNKNOWN))
        .hasMessage("10 weights for a table of 259");
  }
}
