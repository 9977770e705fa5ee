package dodona.text.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.ContainerWriter;
import dodona.model.InvalidModelException;
import dodona.model.Provenance;
import dodona.text.TinyPipeline;
import dodona.text.model.PipelineFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileFileTest {

  private static byte[] bytes(LanguageProfile profile) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ProfileFile.write(profile, out);
    return out.toByteArray();
  }

  private static LanguageProfile read(byte[] bytes) throws IOException {
    return ProfileFile.read(new ByteArrayInputStream(bytes), "x.profile");
  }

  @Test
  void whatIsReadDetectsAsWhatWasWritten(@TempDir Path folder) throws IOException {
    LanguageProfile profile =
        new ProfileTrainer()
            .add(TwoLanguages.PORTUGUESE)
            .profile("pt", Provenance.of(Map.of("trainedOn", "a tale")));
    Path file = folder.resolve("pt.profile");
    ProfileFile.write(profile, file, false);
    LanguageProfile again = ProfileFile.read(file);
    assertThat(again.language()).isEqualTo("pt");
    assertThat(again.provenance().text("trainedOn")).isEqualTo("a tale");
    assertThat(again).hasToString(profile.toString());
    String text = "Quem acredita nisso?";
    assertThat(LanguageDetector.among(List.of(again, TwoLanguages.english())).detect(text))
        .isEqualTo(LanguageDetector.among(List.of(profile, TwoLanguages.english())).detect(text));
    assertThat(bytes(again)).isEqualTo(bytes(profile)).isEqualTo(Files.readAllBytes(file));
    assertThatThrownBy(() -> ProfileFile.write(profile, file, false))
        .isInstanceOf(FileAlreadyExistsException.class);
  }

  @Test
  void whatIsDamagedOrCutShortIsRefused() throws IOException {
    byte[] whole = bytes(TwoLanguages.english());
    for (int i = 0; i < whole.length; i += 97) {
      byte[] damaged = whole.clone();
      damaged[i] ^= 4;
      assertThatThrownBy(() -> read(damaged)).isInstanceOf(InvalidModelException.class);
      byte[] cut = Arrays.copyOf(whole, i);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(InvalidModelException.class);
    }
  }

  @Test
  void aModelIsNoProfile() throws IOException {
    ByteArrayOutputStream model = new ByteArrayOutputStream();
    PipelineFile.write(TinyPipeline.MODEL, model);
    assertThatThrownBy(() -> read(model.toByteArray()))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("x.profile")
        .hasMessageContaining("no language profile; found provenance, segmenter");
  }

  /** With the right checksum, but nothing that a learner would write. */
  private static byte[] forged(ContainerWriter.Encoder content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ContainerWriter().add("profile", "ngrams", content).write(out);
    return out.toByteArray();
  }

  private static byte[] forged(double usualBits, int size, Object... ngrams) throws IOException {
    return forged(
        out -> {
          out.writeUTF("en");
          out.writeDouble(usualBits);
          out.writeInt(size);
          for (int i = 0; i < ngrams.length; i += 2) {
            out.writeUTF((String) ngrams[i]);
            out.writeInt((Integer) ngrams[i + 1]);
          }
        });
  }

  @Test
  void whatContradictsItselfIsRefused() throws IOException {
    assertThat(read(forged(2, 3, " ", 5, "a", 5, " a", 5)).size()).isEqualTo(3);
    byte[][] wrong = {
      forged(2, 3, " ", 5, "a", 5, " a", 6), // more often than what it begins with
      forged(2, 2, " ", 5, " a", 5), // without what it ends with
      forged(2, 2, "a", 5, " ", 5), // in another order
      forged(2, 2, " ", 5, " ", 5), // twice
      forged(2, 2, " ", 5, "a", 0), // never
      forged(2, 4, " ", 5, "a", 5, "b", 5, " a", 4, " b", 4), // more words than there are
      forged(2, 5, " ", 5, "a", 5, "b", 5, " a", 4, " b", 4), // likewise, and all of them there
      forged(2, 1, "a b", 5),
      forged(2, -1),
      forged(2, 1 << 30),
      forged(0, 1, " ", 5),
      forged(Double.NaN, 1, " ", 5),
      forged(2, 1, " ", 5, "a", 5), // more than it says
      forged(out -> out.writeUTF("not a code")),
    };
    for (byte[] bytes : wrong) {
      assertThatThrownBy(() -> read(bytes))
          .isInstanceOf(InvalidModelException.class)
          .hasMessageContaining("x.profile: the profile in it is damaged");
    }
  }
}
