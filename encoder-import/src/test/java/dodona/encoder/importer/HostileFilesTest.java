package dodona.encoder.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.neural.encoder.Encoder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostileFilesTest {

  private final TinyBert bert = new TinyBert(5);

  @TempDir Path folder;

  @Test
  void cutSafetensorsAreRefused() throws IOException {
    assertCutsAreRefused(
        ForeignFiles.huggingFace(bert, folder).resolve("model.safetensors"), folder);
  }

  @Test
  void cutOnnxFilesAreRefused() throws IOException {
    Path file = ForeignFiles.onnx(bert, folder);
    assertCutsAreRefused(file, file);
  }

  @Test
  void cutCheckpointsAreRefused() throws IOException {
    ForeignFiles.tensorFlow(bert, folder);
    assertCutsAreRefused(folder.resolve("variables.index"), folder);
    ForeignFiles.tensorFlow(bert, folder);
    assertCutsAreRefused(folder.resolve("variables.data-00000-of-00001"), folder);
  }

  @Test
  void cutJarsAreRefused() throws IOException {
    Path checkpoint = ForeignFiles.tensorFlow(bert, folder.resolve("tf"));
    Path jar = ForeignFiles.jar(checkpoint, folder.resolve("a.jar"), true);
    assertCutsAreRefused(jar, jar);
  }

  private static void assertCutsAreRefused(Path file, Path source) throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      int length = i < 12 ? i : random.nextInt(whole.length * 9 / 10);
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> EncoderImport.from(source).run())
          .isInstanceOf(InvalidEncoderException.class);
    }
  }

  @Test
  void changedBytesEndInAnEncoderOrAMessageButNothingElse() throws IOException {
    assertChangesAreHarmless(
        ForeignFiles.huggingFace(bert, folder.resolve("hf")).resolve("model.safetensors"));
    assertChangesAreHarmless(ForeignFiles.onnx(bert, folder.resolve("onnx")));
    ForeignFiles.tensorFlow(bert, folder.resolve("tf"));
    assertChangesAreHarmless(folder.resolve("tf").resolve("variables.index"));
  }

  private static void assertChangesAreHarmless(Path file) throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(2);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      byte[] changed = whole.clone();
      int area = i % 2 == 0 ? Math.min(4000, whole.length) : whole.length;
      for (int k = 0; k < 4; k++) {
        changed[random.nextInt(area)] = (byte) random.nextInt();
      }
      Files.write(file, changed);
      try {
        Encoder encoder = EncoderImport.from(file).run();
        assertThat(encoder.config().width()).isEqualTo(TinyBert.WIDTH);
      } catch (InvalidEncoderException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }

  @Test
  void overlappingTensorsAreRefused() throws IOException {
    ForeignFiles.huggingFace(bert, folder);
    ForeignFiles.safetensors(
        folder.resolve("model.safetensors"),
        Map.of("a", entry(2, 0, 8), "b", entry(2, 4, 12)),
        new byte[12]);
    assertRefused("overlap");
  }

  @Test
  void tensorsOutsideOfTheFileAreRefused() throws IOException {
    ForeignFiles.huggingFace(bert, folder);
    ForeignFiles.safetensors(
        folder.resolve("model.safetensors"), Map.of("a", entry(2, 8, 16)), new byte[12]);
    assertRefused("outside of the file");
  }

  @Test
  void shapesThatLieAreRefused() throws IOException {
    ForeignFiles.huggingFace(bert, folder);
    ForeignFiles.safetensors(
        folder.resolve("model.safetensors"), Map.of("a", entry(1L << 30, 0, 12)), new byte[12]);
    assertRefused("has 12 bytes; expected 4294967296");
  }

  @Test
  void aHeaderLongerThanTheFileIsRefused() throws IOException {
    ForeignFiles.huggingFace(bert, folder);
    ByteBuffer bytes = ByteBuffer.allocate(100).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putLong(Long.MAX_VALUE);
    Files.write(folder.resolve("model.safetensors"), bytes.array());
    assertRefused("a header of 9223372036854775807 bytes");
  }

  @Test
  void weightsThatAreNoNumbersAreRefused() throws IOException {
    bert.tensors().values().iterator().next()[3][2] = Float.NaN;
    ForeignFiles.huggingFace(bert, folder);
    assertRefused("contains the weight NaN");
  }

  @Test
  void skippedEntriesCountAgainstTheLimits() throws IOException {
    Path jar = folder.resolve("bomb.jar");
    byte[] zeros = new byte[1 << 20];
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.setLevel(Deflater.BEST_SPEED);
      out.putNextEntry(new ZipEntry("readme"));
      for (int i = 0; i < 1025; i++) {
        out.write(zeros);
      }
    }
    assertThatThrownBy(() -> EncoderImport.from(jar).run())
        .isInstanceOf(InvalidEncoderException.class)
        .hasMessageContaining("other files in it unpack to more than 1073741824 bytes");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (int i = 0; i <= 10_000; i++) {
        out.putNextEntry(new ZipEntry("a" + i));
      }
    }
    assertThatThrownBy(() -> EncoderImport.from(jar).run())
        .hasMessageContaining("more than 10000 files");
  }

  @Test
  void namesInAnArchiveMustBeUtf8() throws IOException {
    Path jar = folder.resolve("names.jar");
    try (ZipOutputStream out =
        new ZipOutputStream(Files.newOutputStream(jar), StandardCharsets.ISO_8859_1)) {
      out.putNextEntry(new ZipEntry("café"));
    }
    assertThatThrownBy(() -> EncoderImport.from(jar).run())
        .isInstanceOf(InvalidEncoderException.class)
        .hasMessageContaining("name is not valid UTF-8");
  }

  @Test
  void anInterruptedImportLeavesNoFilesBehind() throws Exception {
    Path checkpoint = ForeignFiles.tensorFlow(bert, folder.resolve("tf"));
    Path jar = ForeignFiles.jar(checkpoint, folder.resolve("a.jar"), true);
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                InterruptedImport.class.getName(),
                jar.toString())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isEqualTo(130);
    assertThat(temporary).isEmptyDirectory();
  }

  /** An import that ends while its files are unpacked. */
  static final class InterruptedImport {

    private InterruptedImport() {}

    public static void main(String[] args) throws IOException {
      Unpacked unpacked = Unpacked.of(Path.of(args[0]));
      try (Stream<Path> files = Files.list(unpacked.folder())) {
        System.exit(files.findAny().isPresent() ? 130 : 1);
      }
    }
  }

  private static Map<String, Object> entry(long side, long begin, long end) {
    return Map.of("dtype", "F32", "shape", List.of(side), "data_offsets", List.of(begin, end));
  }

  private void assertRefused(String message) {
    assertThatThrownBy(() -> EncoderImport.from(folder).run())
        .isInstanceOf(InvalidEncoderException.class)
        .hasMessageContaining(message);
  }
}
