package dodona.treebank.conllu;

import static dodona.treebank.Conllu.word;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreebankInputTest {

  private static final String SENTENCE = word(1, "a", 0, "root") + "\n";

  private static byte[] packed(byte[] plain) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(plain);
    }
    return packed.toByteArray();
  }

  private static byte[] packed(String plain) throws IOException {
    return packed(plain.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  @Test
  void readsAllMembersAlsoThroughAPipe() throws IOException {
    byte[] big = new byte[200_000];
    new Random(5).nextBytes(big);
    byte[] bytes = joined(packed("one "), packed(""), packed(big), packed(" two"), new byte[512]);
    byte[] plain =
        joined(
            "one ".getBytes(StandardCharsets.UTF_8), big, " two".getBytes(StandardCharsets.UTF_8));
    for (int chunk : new int[] {1, 17, 100_000}) {
      try (InputStream in = TreebankInput.unpack(new TricklingStream(bytes, chunk))) {
        assertThat(in.readAllBytes()).isEqualTo(plain);
      }
    }
  }

  @Test
  void readsEveryHeader() throws IOException {
    byte[] member = packed("plain");
    byte[] body = Arrays.copyOfRange(member, 10, member.length);
    byte[] header = {
      0x1F, (byte) 0x8B, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3, 3, 0, 1, 2, 3, 'n', 0, 'c', 0, 9, 9
    };
    try (InputStream in = TreebankInput.unpack(new TricklingStream(joined(header, body), 3))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("plain");
    }
  }

  @Test
  void anyDamageToAnyMemberIsAnErrorThatNamesTheFile(@TempDir Path folder) throws IOException {
    byte[] first = packed(SENTENCE);
    byte[] whole = joined(first, packed(SENTENCE.repeat(50)));
    Path file = folder.resolve("two.conllu.gz");
    Files.write(file, whole);
    assertThat(sentences(file)).isEqualTo(51);
    for (int cut = first.length + 1; cut < whole.length; cut++) {
      Files.write(file, Arrays.copyOf(whole, cut));
      assertDamaged(file);
    }
    for (int at = first.length; at < whole.length; at++) {
      byte[] bad = whole.clone();
      bad[at] ^= 0x20;
      Files.write(file, bad);
      try {
        assertThat(sentences(file)).as("the time and such in a header do not matter").isEqualTo(51);
      } catch (InvalidTreebankException e) {
        assertThat(e).hasMessageStartingWith(file.toString());
      }
    }
    Files.write(file, joined(whole, "rubbish".getBytes(StandardCharsets.UTF_8)));
    assertDamaged(file);
    Files.write(file, joined(whole, new byte[3], first));
    assertDamaged(file);
  }

  private static long sentences(Path file) throws IOException {
    try (ConlluReader reader = ConlluReader.open(file)) {
      long count = 0;
      for (Sentence sentence : reader) {
        count += sentence.size();
      }
      return count;
    }
  }

  private static void assertDamaged(Path file) {
    assertThatThrownBy(() -> sentences(file))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageStartingWith(file.toString());
  }

  @Test
  void recognizesTreebanksAlsoAfterAByteOrderMark() {
    String comment = "# sent_id = 1\n# text = a\n";
    for (String begin : new String[] {"", "\uFEFF", "\uFEFF\n", "\n"}) {
      assertThat(isTreebank(begin + SENTENCE)).isTrue();
      assertThat(isTreebank(begin + comment + SENTENCE)).isTrue();
      assertThat(isTreebank((begin + comment + SENTENCE).replace("\n", "\r\n"))).isTrue();
      assertThat(isTreebank(begin + "Some text.\n")).isFalse();
      assertThat(isTreebank(begin)).isFalse();
    }
  }

  private static boolean isTreebank(String text) {
    return TreebankInput.looksLikeTreebank(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void readsTheSentencesOfAStreamThatIsNotPacked() throws IOException {
    byte[] bytes = SENTENCE.getBytes(StandardCharsets.UTF_8);
    try (InputStream in = TreebankInput.unpack(new ByteArrayInputStream(bytes))) {
      assertThat(in.readAllBytes()).isEqualTo(bytes);
    }
  }
}
