package dodona.treebank.conllu;

import static dodona.treebank.Conllu.word;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.Column;
import dodona.treebank.Conllu;
import dodona.treebank.EmptyNode;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.MultiwordToken;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConlluReaderTest {

  private static final String EVERYTHING =
      """
      # newdoc
      # sent_id = weird-1
      # text = vámonos  al mar
      #no space, no value
      0.1\tyo\tyo\tPRON\t_\tCase=Nom|Person=1\t_\t_\t1:nsubj\tCopyOf=1
      1-2\tvámonos\t_\t_\t_\t_\t_\t_\t_\t_
      1\tvamos\tir\tVERB\tV\tMood=Imp|Number=Plur\t0\troot\t0:root\t_
      2\tnos\tnosotros\tPRON\tP\t_\t1\tobj\t1:obj|1.10:nsubj\t_
      2.1\ta\t\t_\t_\t_\t_\t_\t_\t_
      2.2\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.3\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.4\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.5\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.6\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.7\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.8\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.9\ta\t_\t_\t_\t_\t_\t_\t_\t_
      2.10\ta\t_\t_\t_\t_\t_\t_\t_\t_
      3-4\tal\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
      3\ta\ta\tADP\t\t_\t5\tcase\t\t_
      4\tel\tel\tDET\t_\t_\t5\tdet\t_\t
      5\t_\t_\tX\t_\t_\t1\tobl\t_\tform=underscore or unknown 🌊

      # second
      1\tNew York\tNew York\tPROPN\t_\t_\t_\t_\t_\t_

      """;

  @Test
  void writesBackEveryByteOfCornerCases() {
    assertThat(new String(Conllu.write(Conllu.read(EVERYTHING)), StandardCharsets.UTF_8))
        .isEqualTo(EVERYTHING);
  }

  @Test
  void readsAllSentencesOfAFileOrAllThatAreLeft(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("everything.conllu"), EVERYTHING);
    assertThat(ConlluReader.readAll(file)).extracting(Sentence::size).containsExactly(5, 1);
    try (ConlluReader reader = ConlluReader.open(file)) {
      assertThat(reader.read()).isNotNull();
      assertThat(reader.readAll()).extracting(Sentence::size).containsExactly(1);
      assertThat(reader.readAll()).isEmpty();
    }
  }

  @Test
  void leavesRangesAndEmptyNodesOutOfTheTree() {
    Sentence sentence = Conllu.read(EVERYTHING).get(0);
    assertThat(sentence.size()).isEqualTo(5);
    assertThat(sentence.tree().heads()).containsExactly(0, 1, 5, 5, 1);
    assertThat(sentence.tree().label(5)).isEqualTo("obl");
    assertThat(sentence.multiwordTokens())
        .containsExactly(
            new MultiwordToken(1, 2, "vámonos", "_"),
            new MultiwordToken(3, 4, "al", "SpaceAfter=No"));
    assertThat(sentence.emptyNodes()).hasSize(11);
    assertThat(sentence.emptyNodes().get(0)).isEqualTo(new EmptyNode(0, 1, "yo", "1:nsubj"));
    assertThat(sentence.emptyNodes().get(10).index()).isEqualTo(10);
  }

  @Test
  void knowsWhereASentenceStands() {
    List<Sentence> sentences = Conllu.read(EVERYTHING);
    assertThat(sentences.get(0).id()).contains("weird-1");
    assertThat(sentences.get(0).comment("text")).contains("vámonos  al mar");
    assertThat(sentences.get(0).lineOfWord(1)).isEqualTo(7);
    assertThat(sentences.get(1).line()).isEqualTo(24);
    assertThat(sentences.get(1).name()).isEqualTo("sentence 2");
  }

  @Test
  void allowsMissingHeadsWhereNoTreeIsNeeded() {
    Sentence sentence = Conllu.read(EVERYTHING).get(1);
    assertThat(sentence.head(1)).isEqualTo(-1);
    assertThatThrownBy(sentence::tree)
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessage("test:25: sentence 2: word 1 has no HEAD, but a tree is needed");
  }

  @Test
  void readsByteOrderMarksAndCarriageReturns() {
    String text = "\uFEFF# text = a\r\n" + word(1, "a", 0, "root").replace("\n", "\r\n") + "\r\n";
    List<String> problems = new ArrayList<>();
    List<Sentence> sentences =
        Conllu.read(
            text.getBytes(StandardCharsets.UTF_8),
            ReadOptions.DEFAULT,
            problem -> problems.add(problem.toString()));
    assertThat(sentences.get(0).comments()).containsExactly("# text = a");
    assertThat(sentences.get(0).get(1, Column.MISC)).isEqualTo("_");
    assertThat(problems)
        .containsExactly(
            "test:1: warning: the file begins with a byte-order mark, which is dropped",
            "test:3: sentence 1: warning: lines end in CR LF, expected LF; the CRs are dropped");
  }

  @Test
  void dropsAllCarriageReturnsAtTheEndOfALineSoThatWhatIsWrittenIsReadTheSame() {
    List<Sentence> sentences =
        Conllu.read("# a\r\r\r\n" + word(1, "a", 0, "root").replace("\n", "\r\r\n") + "\r\r\n");
    assertThat(sentences.get(0).comments()).containsExactly("# a");
    byte[] written = Conllu.write(sentences);
    assertThat(Conllu.write(Conllu.read(new String(written, StandardCharsets.UTF_8))))
        .isEqualTo(written);
  }

  @Test
  void recognizesGzipByContent(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(EVERYTHING.getBytes(StandardCharsets.UTF_8));
    }
    Path file = folder.resolve("no ending at all");
    Files.write(file, packed.toByteArray());
    try (ConlluReader reader = ConlluReader.open(file)) {
      assertThat(reader).hasSize(2);
    }
    byte[] cut = Arrays.copyOf(packed.toByteArray(), packed.size() - 30);
    Files.write(file, cut);
    try (ConlluReader reader = ConlluReader.open(file)) {
      assertThatThrownBy(() -> reader.forEach(sentence -> {}))
          .isInstanceOf(InvalidTreebankException.class)
          .hasMessageContaining("damaged or truncated");
    }
  }

  @Test
  void saysWhatIsWrongAndWhere() {
    assertThat(Conllu.problems("1\ta\t_\n\n"))
        .containsExactly("test:1: sentence 1: expected 10 columns separated by tabs, found 3");
    assertThat(Conllu.problems("# sent_id = x\n1 a b c\n\n"))
        .containsExactly("test:2: x: expected 10 columns separated by tabs, found 1 (spaces?)");
    assertThat(Conllu.problems(word(2, "a", 0, "root") + "\n"))
        .containsExactly("test:1: sentence 1: ID '2' is out of order, expected 1");
    assertThat(Conllu.problems(word(1, "a", 0, "root").replaceFirst("1", "01") + "\n"))
        .containsExactly("test:1: sentence 1: ID '01' is out of order, expected 1");
    assertThat(Conllu.problems(word(1, "a", "x", "root") + "\n"))
        .containsExactly(
            "test:1: sentence 1: HEAD 'x' is not a number, expected 0 for the root or a word's ID");
    assertThat(Conllu.problems(word(1, "a", 0, "root") + word(2, "b", 3, "dep") + "\n"))
        .containsExactly("test:2: sentence 1: HEAD 3 is out of range, expected 0 to 2 (words)");
    assertThat(Conllu.problems(word(1, "", 0, "root") + "\n"))
        .containsExactly(
            "test:1: sentence 1: FORM is empty, expected a word (or _ for an unknown one)");
    assertThat(Conllu.problems("# only a comment\n\n"))
        .containsExactly("test:1: sentence 1: comments without words");
    assertThat(Conllu.problems(word(1, "a", 0, "root") + "# late\n\n"))
        .containsExactly(
            "test:2: sentence 1: a comment inside a sentence, expected a word or an empty line");
  }

  @Test
  void saysWhyHeadsAreNotATree() {
    assertThat(Conllu.problems(word(1, "a", 0, "root") + word(2, "b", 2, "dep") + "\n"))
        .containsExactly("test:2: sentence 1: word 2 is its own HEAD");
    assertThat(
            Conllu.problems(
                word(1, "a", 0, "root")
                    + word(2, "b", 4, "dep")
                    + word(3, "c", 2, "dep")
                    + word(4, "d", 3, "dep")
                    + "\n"))
        .containsExactly("test:2: sentence 1: the heads form a cycle: 2 → 4 → 3 → 2");
    assertThat(Conllu.problems(word(1, "a", 2, "dep") + word(2, "b", 1, "dep") + "\n"))
        .containsExactly(
            "test:1: sentence 1: no root: expected a word whose HEAD is 0",
            "test:1: sentence 1: the heads form a cycle: 1 → 2 → 1");
    assertThat(Conllu.problems(word(1, "a", "_", "_") + word(2, "b", "_", "_") + "\n"))
        .containsExactly("test:1: sentence 1: word 1 has no HEAD, but a tree is needed");
  }

  @Test
  void takesSeveralRootsAsTheCommandNeeds() {
    byte[] twoRoots =
        (word(1, "a", 0, "root") + word(2, "b", 0, "root") + "\n").getBytes(StandardCharsets.UTF_8);
    assertThat(Conllu.problems(twoRoots, TreeRequirement.NONE)).isEmpty();
    assertThat(Conllu.problems(twoRoots, TreeRequirement.TREE))
        .containsExactly(
            "test:2: sentence 1: warning: several roots, the second is word 2; expected one HEAD"
                + " of 0");
    assertThat(Conllu.problems(twoRoots, TreeRequirement.SINGLE_ROOT))
        .containsExactly(
            "test:2: sentence 1: several roots, the second is word 2; expected one HEAD of 0");
  }

  @Test
  void checksRangesAndEmptyNodes() {
    String a = word(1, "a", 0, "root");
    String b = word(2, "b", 1, "dep");
    String blank = "\t_\t_\t_\t_\t_\t_\t_\t_\t_\n";
    assertThat(Conllu.problems(a + "1-2" + blank + b + "\n"))
        .containsExactly(
            "test:2: sentence 1: range 1-2 is out of place, expected one that begins with 2");
    assertThat(Conllu.problems("1-3" + blank + a + b + "\n"))
        .containsExactly("test:3: sentence 1: range 1-3 goes beyond the last word, 2");
    assertThat(Conllu.problems("1-2" + blank + a + "2-3" + blank + b + "\n"))
        .containsExactly("test:3: sentence 1: range 2-3 overlaps with 1-2");
    assertThat(Conllu.problems("2-1" + blank + a + b + "\n"))
        .containsExactly(
            "test:1: sentence 1: range 2-1 is out of place, expected one that begins with 1");
    assertThat(Conllu.problems(a + "1.2" + blank + b + "\n"))
        .containsExactly("test:2: sentence 1: ID '1.2' is out of order, expected 2");
    assertThat(Conllu.problems(a + "2-2" + blank + "1.1" + blank + b + "\n"))
        .containsExactly("test:3: sentence 1: ID '1.1' is out of order, expected 2");
  }

  @Test
  void noticesThatAFileIsCutShort() {
    String complete = word(1, "a", 0, "root");
    assertThat(Conllu.problems(complete + "\n" + complete))
        .containsExactly(
            "test:3: sentence 2: the file ends inside a sentence, expected an empty line after the"
                + " last word");
    assertThat(Conllu.problems(complete + "\n1\ta\t_"))
        .containsExactly(
            "test:3: sentence 2: the file ends inside a sentence (line 3 has no line end), expected"
                + " an empty line after the last word");
  }

  @Test
  void givesTheByteOffsetOfInvalidUtf8() {
    byte[] bytes =
        (word(1, "ä", 0, "root") + "\n" + word(1, "b?d", 0, "root") + "\n")
            .getBytes(StandardCharsets.UTF_8);
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf('?');
    bytes[at] = (byte) 0xC0;
    assertThat(Conllu.problems(bytes, TreeRequirement.TREE))
        .containsExactly("test:3: sentence 2: not UTF-8 at byte " + at + " of the file");
  }

  @Test
  void replacesWhatIsNotUtf8WhereAskedAndSaysInWhichLine() {
    byte[] bytes =
        ("# sent_id = s1\n# text = caf? a?\n"
                + word(1, "caf?", 0, "root")
                + word(2, "a?", 1, "obj"))
            .concat("\n" + word(1, "naïve", 0, "root") + "\n")
            .getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '?' ? (byte) 0xE9 : bytes[i];
    }
    List<String> problems = new ArrayList<>();
    ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(bytes),
            "test",
            ReadOptions.DEFAULT.withInvalidUtf8(InvalidUtf8.REPLACE),
            problem -> problems.add(problem.toString()));
    List<Sentence> sentences = new ArrayList<>();
    reader.forEach(sentences::add);
    assertThat(sentences).hasSize(2);
    assertThat(sentences.get(0).comment("text")).contains("caf\uFFFD a\uFFFD");
    assertThat(sentences.get(0).form(1)).isEqualTo("caf\uFFFD");
    assertThat(sentences.get(1).form(1)).isEqualTo("naïve");
    assertThat(reader.replaced()).isEqualTo(4);
    assertThat(problems)
        .containsExactly(
            "test:2: s1: warning: not UTF-8 at byte 27 of the file, replaced by U+FFFD",
            "test:3: s1: warning: not UTF-8 at byte 37 of the file, replaced by U+FFFD",
            "test:4: s1: warning: not UTF-8 at byte 61 of the file, replaced by U+FFFD");
  }

  @Test
  void refusesWhatUnicodeForbids() {
    int[][] forbidden = {
      {0xC0, 0x80}, {0xC1, 0xBF}, {0xE0, 0x9F, 0xBF}, {0xED, 0xA0, 0x80}, {0xF0, 0x8F, 0xBF, 0xBF},
      {0xF4, 0x90, 0x80, 0x80}, {0xF5, 0x80, 0x80, 0x80}, {0x80}, {0xE2, 0x82}, {0xFF}
    };
    for (int[] sequence : forbidden) {
      byte[] bytes = new byte[sequence.length];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) sequence[i];
      }
      assertThat(Utf8.firstInvalid(bytes, 0, bytes.length)).as(Arrays.toString(sequence)).isZero();
    }
    byte[] fine = "aä€𝄞\uFFFD\uD7FF\uE000".getBytes(StandardCharsets.UTF_8);
    assertThat(Utf8.firstInvalid(fine, 0, fine.length)).isEqualTo(-1);
  }

  @Test
  void goesOnBehindAnInvalidSentence() {
    String good = word(1, "a", 0, "root") + "\n";
    List<Sentence> sentences =
        Conllu.read(
            (good + "x\n\n" + good).getBytes(StandardCharsets.UTF_8),
            ReadOptions.DEFAULT,
            problem -> {});
    assertThat(sentences).extracting(Sentence::number).containsExactly(1L, 3L);
  }

  @Test
  void refusesALineWithoutAnEndBeforeItsEnd() {
    InputStream zeros =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }
        };
    assertThatThrownBy(
            () ->
                new ConlluReader(zeros, "zeros", ReadOptions.DEFAULT, ProblemListener.STRICT)
                    .read())
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageContaining("the line is longer than 1048576 bytes");
  }

  @Test
  void doesNotReadALineWithoutAnEndForEver() {
    InputStream zeros =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return length;
          }
        };
    ConlluReader reader = new ConlluReader(zeros, "zeros", ReadOptions.DEFAULT, new ProblemLog());
    assertThatThrownBy(reader::read)
        .isInstanceOf(IOException.class)
        .hasMessage("zeros:1: the line is longer than 1 GB");
  }

  @Test
  void boundsLinesWhateverTheBufferHolds() {
    ReadOptions tight = new ReadOptions(null, TreeRequirement.NONE, 200, 1000, InvalidUtf8.REFUSE);
    List<Problem> problems = new ArrayList<>();
    byte[] text =
        (word(1, "x".repeat(300), 0, "root") + "\n" + word(1, "a", 0, "root") + "\n")
            .getBytes(StandardCharsets.UTF_8);
    assertThat(Conllu.read(text, tight, problems::add)).hasSize(1);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).message()).isEqualTo("the line is longer than 200 bytes");
  }

  @Test
  void boundsTheLengthOfLinesAndSentences() {
    ReadOptions tight = new ReadOptions(null, TreeRequirement.NONE, 200, 1000, InvalidUtf8.REFUSE);
    String good = word(1, "a", 0, "root") + "\n";
    StringBuilder longSentence = new StringBuilder();
    for (int i = 1; i <= 100; i++) {
      longSentence.append(word(i, "word", 0, "root"));
    }
    String text =
        good + word(1, "x".repeat(100_000), 0, "root") + "\n" + longSentence + "\n" + good;
    List<Problem> problems = new ArrayList<>();
    List<Sentence> sentences =
        Conllu.read(text.getBytes(StandardCharsets.UTF_8), tight, problems::add);
    assertThat(sentences).extracting(Sentence::number).containsExactly(1L, 4L);
    assertThat(problems.get(0).message()).isEqualTo("the line is longer than 200 bytes");
    assertThat(problems.get(1).message()).isEqualTo("the sentence is longer than 1000 bytes");
    assertThat(problems).hasSize(2);
  }

  @Test
  void readsTheSameWhateverTheStreamHandsOut() {
    byte[] bytes = EVERYTHING.repeat(3).getBytes(StandardCharsets.UTF_8);
    for (int chunk : new int[] {1, 2, 7, 61}) {
      List<Sentence> sentences = new ArrayList<>();
      ConlluReader reader =
          new ConlluReader(
              new TricklingStream(bytes, chunk),
              "test",
              ReadOptions.DEFAULT,
              ProblemListener.STRICT);
      reader.forEach(sentences::add);
      assertThat(Conllu.write(sentences)).isEqualTo(bytes);
    }
  }
}
