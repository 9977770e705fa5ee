package dodona.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.OutdatedPartException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelContainerTest {

  private static final byte[] NOISE = noise();

  private static byte[] noise() {
    byte[] noise = new byte[1000];
    new Random(1).nextBytes(noise);
    return noise;
  }

  private static ContainerWriter writer() throws IOException {
    return new ContainerWriter()
        .add("noise", "raw", out -> out.write(NOISE))
        .add("zeros", "raw", out -> out.write(new byte[5000]))
        .add("nothing", "raw", out -> {});
  }

  private static byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writer().write(out);
    return out.toByteArray();
  }

  private static ModelContainer read(byte[] bytes) throws IOException {
    return ModelContainer.read(new ByteArrayInputStream(bytes), "test.model");
  }

  private static byte[] content(ModelContainer file, String name) throws IOException {
    return section(file, name).read(DataInputStream::readAllBytes);
  }

  private static Section section(ModelContainer file, String name) {
    return Objects.requireNonNull(file.section(name));
  }

  @Test
  void readsBackWhatItWrote(@TempDir Path folder) throws IOException {
    Path path = folder.resolve("a.model");
    writer().write(path, false);

    ModelContainer file = ModelContainer.read(path);

    assertThat(file.names()).containsExactly("noise", "zeros", "nothing");
    assertThat(content(file, "noise")).isEqualTo(NOISE);
    assertThat(content(file, "zeros")).isEqualTo(new byte[5000]);
    assertThat(content(file, "nothing")).isEmpty();
    assertThat(section(file, "noise").kind()).isEqualTo("raw");
    assertThat(file.section("other")).isNull();
    assertThat(Files.readAllBytes(path)).isEqualTo(bytes());
  }

  @Test
  void deflatesOnlyWhatGetsSmallerByThat() throws IOException {
    assertThat(bytes()).hasSizeBetween(NOISE.length, NOISE.length + 200);
  }

  @Test
  void writesStoredSectionsWithTheFileAndChecksTheirLength(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("a.model");
    new ContainerWriter()
        .addStored("a", "raw", 4, out -> out.writeInt(7))
        .add("b", "raw", out -> out.writeInt(8))
        .write(file, false);
    ModelContainer read = ModelContainer.read(file);
    assertThat(Objects.requireNonNull(read.section("a")).read(DataInputStream::readInt))
        .isEqualTo(7);
    assertThat(Objects.requireNonNull(read.section("b")).read(DataInputStream::readInt))
        .isEqualTo(8);
    Path other = folder.resolve("other.model");
    ContainerWriter wrong = new ContainerWriter().addStored("a", "raw", 5, out -> out.writeInt(7));
    assertThatThrownBy(() -> wrong.write(other, false)).hasMessageContaining("expected 5");
    assertThat(other).doesNotExist();
    assertThatThrownBy(() -> new ContainerWriter().addStored("a", "raw", 1L << 31, out -> {}))
        .hasMessageContaining("less than 2 GB");
  }

  @Test
  void doesNotReplaceAFileUnasked(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.model"), "precious");

    assertThatThrownBy(() -> writer().write(file, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("precious");
  }

  @Test
  void refusesToWriteTwoSectionsOfOneNameOrAStrangeName() {
    assertThatThrownBy(() -> writer().add("zeros", "raw", out -> {})).hasMessageContaining("zeros");
    assertThatThrownBy(() -> writer().add("Ä", "raw", out -> {})).hasMessageContaining("letters");
    assertThatThrownBy(() -> writer().add("a", "", out -> {})).hasMessageContaining("letters");
  }

  @Test
  void refusesEveryFlippedByte() throws IOException {
    byte[] good = bytes();
    Random random = new Random(1);
    for (int at = 0; at < good.length; at++) {
      byte[] bad = good.clone();
      bad[at] ^= (byte) (1 << random.nextInt(8));

      assertThatThrownBy(() -> read(bad))
          .as("byte %d", at)
          .isInstanceOf(InvalidModelException.class)
          .hasMessageStartingWith("test.model: ");
    }
  }

  /** Tests flipped bits under a matching checksum: the file is either read or refused. */
  @Test
  void survivesEveryFlippedByteUnderAMendedChecksum() throws IOException {
    byte[] good = bytes();
    int refused = 0;
    for (int at = 0; at < 120; at++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] bad = good.clone();
        bad[at] ^= (byte) (1 << bit);
        refused += isRefused(ForgedContainer.mended(bad)) ? 1 : 0;
      }
    }
    assertThat(refused).isGreaterThan(400);
  }

  private static boolean isRefused(byte[] bytes) throws IOException {
    try {
      ModelContainer file = read(bytes);
      for (String name : file.names()) {
        content(file, name);
      }
      return false;
    } catch (InvalidModelException e) {
      return true;
    }
  }

  @Test
  void refusesEveryTruncation() throws IOException {
    byte[] good = bytes();
    for (int length = 0; length < good.length; length++) {
      byte[] bad = Arrays.copyOf(good, length);
      assertThatThrownBy(() -> read(bad)).isInstanceOf(InvalidModelException.class);
    }
    for (int length = 44; length < good.length; length++) {
      byte[] bad = ForgedContainer.mended(Arrays.copyOf(good, length));
      assertThatThrownBy(() -> read(bad)).isInstanceOf(InvalidModelException.class);
    }
  }

  @Test
  void refusesWhatFollowsTheEnd() throws IOException {
    byte[] longer = Arrays.copyOf(bytes(), bytes().length + 1);

    assertRefused(longer, "checksum");
    assertRefused(ForgedContainer.mended(longer), "are left");
  }

  @Test
  void saysWhatIsWrongWithAFileOfAnotherKind() {
    assertRefused(
        "PK\3\4 is no model".getBytes(StandardCharsets.UTF_8),
        "does not start with the signature of a Dodona model");
    assertRefused(new byte[0], "does not start");
  }

  @Test
  void saysThatAnOlderVersionWroteIt() throws IOException {
    String message = "test.model: written by an older version of Dodona. Retrain the model.";
    assertRefused("DODONAP\n\0\0\0\1 …".getBytes(StandardCharsets.UTF_8), message);
    assertRefused(
        "DODONAE\n\0\0\0\1 …".getBytes(StandardCharsets.UTF_8),
        "test.model: written by an older version of Dodona. Import the encoder again");
    assertRefused(new ForgedContainer().version(1).bytes(), message);
    assertRefused(new ForgedContainer().version(2).bytes(), message);
    assertRefused(
        new ForgedContainer().version(4).bytes(),
        "version 4 of the format; this program reads version 3");
  }

  @Test
  void refusesTwoSectionsOfOneName() throws IOException {
    assertRefused(
        new ForgedContainer().stored("a", "raw", "1").stored("a", "raw", "2").bytes(),
        "duplicate section a");
  }

  @Test
  void refusesNamesThatAreNotWords() throws IOException {
    for (String name : new String[] {"", "Parser", "a b", "a\n", "\u001b[2J", "a".repeat(65)}) {
      assertRefused(new ForgedContainer().stored(name, "raw", "1").bytes(), "lower-case letters");
      assertRefused(new ForgedContainer().stored("a", name, "1").bytes(), "lower-case letters");
    }
  }

  @Test
  void refusesLengthsThatCannotBe() throws IOException {
    byte[] ten = new byte[10];
    assertRefused(new ForgedContainer().row("a", "raw", 0, 10, 11, ten).bytes(), "a section of");
    assertRefused(new ForgedContainer().row("a", "raw", 0, 11, 11, ten).bytes(), "are left");
    assertRefused(new ForgedContainer().row("a", "raw", 0, 9, 9, ten).bytes(), "are left");
    assertRefused(new ForgedContainer().row("a", "raw", 0, -1, -1, ten).bytes(), "a section of");
    assertRefused(new ForgedContainer().row("a", "raw", 1, -1, 10, ten).bytes(), "a section of");
    assertRefused(new ForgedContainer().row("a", "raw", 1, 5, -1, ten).bytes(), "a section of");
    assertRefused(new ForgedContainer().row("a", "raw", 2, 10, 10, ten).bytes(), "a section of");
    assertRefused(new ForgedContainer().row("a", "raw", 1, 10321, 10, ten).bytes(), "a section of");
    int most = Integer.MAX_VALUE;
    assertRefused(
        new ForgedContainer()
            .row("a", "raw", 0, most, most, ten)
            .row("b", "raw", 0, most, most, ten)
            .row("c", "raw", 0, 12, 12, ten)
            .bytes(),
        "are left");
    assertRefused(new ForgedContainer().count(2).stored("a", "raw", "1").bytes(), "damaged");
    assertRefused(new ForgedContainer().count(65).stored("a", "raw", "1").bytes(), "65 sections");
    assertRefused(new ForgedContainer().count(most).stored("a", "raw", "1").bytes(), "sections");
  }

  /** Each section alone would be small enough. */
  @Test
  void refusesSectionsThatInflateBeyondAllMeasureTogether() throws IOException {
    byte[] zeros = new byte[1 << 25];
    ForgedContainer bomb = new ForgedContainer();
    for (int i = 0; i < 4; i++) {
      bomb.deflated("zeros-" + i, "raw", zeros.length, zeros);
    }

    assertRefused(bomb.bytes(), "sections that inflate to 134217728 bytes");
  }

  @Test
  void refusesASectionThatInflatesToAnotherLength() throws IOException {
    byte[] text = "text".repeat(100).getBytes(StandardCharsets.UTF_8);

    assertThat(content(read(new ForgedContainer().deflated("a", "raw", 400, text).bytes()), "a"))
        .isEqualTo(text);
    for (int length : new int[] {399, 401, 0}) {
      ModelContainer file = read(new ForgedContainer().deflated("a", "raw", length, text).bytes());
      assertThatThrownBy(() -> content(file, "a"))
          .isInstanceOf(InvalidModelException.class)
          .hasMessage("test.model: the a in it is damaged (unexpected length)");
    }
    ModelContainer noise = read(new ForgedContainer().row("a", "raw", 1, 9, 1000, NOISE).bytes());
    assertThatThrownBy(() -> content(noise, "a")).hasMessageContaining("not deflated data");
  }

  @Test
  void leavesASectionThatNobodyAsksForUnread() throws IOException {
    ModelContainer file =
        read(
            new ForgedContainer()
                .row("future", "raw", 1, 9, 1000, NOISE)
                .stored("a", "raw", "1")
                .bytes());

    assertThat(content(file, "a")).isEqualTo(new byte[] {'1'});
  }

  @Test
  void refusesASectionThatGoesOnAfterItsEndOrEndsTooSoon() throws IOException {
    Section section = section(read(new ForgedContainer().stored("a", "raw", "12345").bytes()), "a");

    assertThatThrownBy(() -> section.read(DataInputStream::readInt))
        .hasMessageContaining("extra data after the end");
    assertThatThrownBy(() -> section.read(DataInputStream::readLong))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("it is truncated");
  }

  @Test
  void aPartOfAnotherVersionIsNotCalledDamaged() throws IOException {
    Section section = section(read(bytes()), "zeros");
    assertThatThrownBy(
            () ->
                section.read(
                    in -> {
                      throw new OutdatedPartException("written by another version; train again");
                    }))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("test.model: written by another version; train again");
  }

  private static void assertRefused(byte[] bytes, String message) {
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining(message);
  }
}
