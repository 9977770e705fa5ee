package dodona.neural.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.model.ContainerWriter;
import dodona.model.InvalidModelException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncoderFileTest {

  private final Encoder encoder = TinyEncoder.of(2, 3);

  @TempDir Path folder;

  @Test
  void anEncoderIsReadAsItWasWritten() throws IOException {
    Encoder read = written(WeightFormat.FLOAT32);
    assertThat(read.config()).isEqualTo(encoder.config());
    assertThat(read.wordPieces().pieces()).isEqualTo(encoder.wordPieces().pieces());
    assertThat(read.wordPieces().normalization()).isEqualTo(Normalization.UNCASED);
    assertThat(read.license()).isEqualTo("none");
    assertThat(read.provenance()).isEqualTo(encoder.provenance());
    assertWeightsAgree(read, 0);
  }

  @Test
  void shorterNumbersAreNearlyTheSame() throws IOException {
    assertWeightsAgree(written(WeightFormat.FLOAT16), 1e-3);
    assertWeightsAgree(written(WeightFormat.INT8), 1e-2);
    assertWeightsAgree(written(WeightFormat.INT5), 0.15);
    assertWeightsAgree(written(WeightFormat.INT4), 0.4);
  }

  @Test
  void shorterNumbersAreWrittenTheSameAgain() throws IOException {
    for (WeightFormat format :
        List.of(WeightFormat.FLOAT16, WeightFormat.INT8, WeightFormat.INT5, WeightFormat.INT4)) {
      Path again = folder.resolve("again");
      EncoderFile.write(written(format), format, again, true);
      assertThat(again).hasSameBinaryContentAs(folder.resolve("a.encoder"));
    }
  }

  @Test
  void aFileIsNotReplacedUnasked() throws IOException {
    Path file = folder.resolve("a.encoder");
    EncoderFile.write(encoder, WeightFormat.INT8, file, false);
    assertThatThrownBy(() -> EncoderFile.write(encoder, WeightFormat.INT8, file, false))
        .isInstanceOf(FileAlreadyExistsException.class);
  }

  @Test
  void whateverIsCutChangedOrAddedIsRefused() throws IOException {
    written(WeightFormat.INT8);
    Path file = folder.resolve("a.encoder");
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 97) {
      assertRefused(file, Arrays.copyOf(whole, length));
    }
    for (int i = 0; i < whole.length; i += 61) {
      byte[] changed = whole.clone();
      changed[i] ^= 0x11;
      assertRefused(file, changed);
    }
    assertRefused(file, Arrays.copyOf(whole, whole.length + 1));
  }

  @Test
  void aFileOfTheOldFormatIsToBeImportedAgain() throws IOException {
    Path file = folder.resolve("a.encoder");
    Files.write(file, "DODONAE\n\0\0\0\1".getBytes(StandardCharsets.US_ASCII));
    assertThatThrownBy(() -> EncoderFile.read(file))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageEndingWith(
            "a.encoder: written by an older version of Dodona. Import the encoder again with"
                + " 'dodona encoder import'.");
  }

  @Test
  void aFileOfSomethingElseIsNotAnEncoder() throws IOException {
    Path file = folder.resolve("a.encoder");
    new ContainerWriter().add("parser", "linear", out -> out.writeInt(1)).write(file, false);
    assertThatThrownBy(() -> EncoderFile.read(file))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("it has no encoder; found parser");
    new ContainerWriter().add("encoder", "lstm", out -> out.writeInt(1)).write(file, true);
    assertThatThrownBy(() -> EncoderFile.read(file))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("'lstm', expected 'bert'");
  }

  @Test
  void wrongContentUnderARightChecksumIsRefused() throws IOException {
    Path file = folder.resolve("a.encoder");
    EncoderCodec codec = new EncoderCodec(encoder, WeightFormat.INT8);
    new ContainerWriter()
        .add(
            "encoder",
            "bert",
            out -> {
              codec.write(out);
              out.writeByte(0);
            })
        .write(file, false);
    assertThatThrownBy(() -> EncoderFile.read(file))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("extra data after the end");
    new ContainerWriter().add("encoder", "bert", out -> out.writeInt(1 << 30)).write(file, true);
    assertThatThrownBy(() -> EncoderFile.read(file))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("truncated");
  }

  private static void assertRefused(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> EncoderFile.read(file))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("a.encoder");
  }

  private Encoder written(WeightFormat format) throws IOException {
    Path file = folder.resolve("a.encoder");
    EncoderFile.write(encoder, format, file, true);
    return EncoderFile.read(file);
  }

  private void assertWeightsAgree(Encoder read, double tolerance) {
    List<Parameter> expected = encoder.weights().all();
    List<Parameter> all = read.weights().all();
    for (int p = 0; p < all.size(); p++) {
      for (int r = 0; r < all.get(p).rows().length; r++) {
        float[] row = expected.get(p).rows()[r];
        for (int i = 0; i < row.length; i++) {
          assertThat((double) all.get(p).rows()[r][i]).isCloseTo(row[i], within(tolerance));
        }
      }
    }
  }
}
