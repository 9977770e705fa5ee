package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyTreebank;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmenterTest {

  private static final SegmenterOptions SMALL = new SegmenterOptions(1, 20, 2, 14);
  private static final Segmenter SEGMENTER =
      SegmenterTrainer.train(TinyTreebank.sentences(), SMALL);

  private static byte[] bytes(Segmenter segmenter) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    segmenter.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static List<String> misc(Sentence sentence) {
    List<String> cells = new ArrayList<>();
    for (int row = 0; row < sentence.rows(); row++) {
      cells.add(sentence.cell(row, Column.MISC));
    }
    return cells;
  }

  private static String value(String misc, String key) {
    for (String entry : misc.split("\\|", -1)) {
      if (entry.startsWith(key + "=")) {
        return entry.substring(key.length() + 1);
      }
    }
    return "";
  }

  private static String unescape(String spaces) {
    return spaces
        .replace("\\s", " ")
        .replace("\\t", "\t")
        .replace("\\r", "\r")
        .replace("\\n", "\n");
  }

  /** The text that the sentences were made from, by what MISC says. */
  private static String rebuild(List<Sentence> sentences, String text) {
    StringBuilder rebuilt = new StringBuilder();
    for (Sentence sentence : sentences) {
      for (int row = 0; row < sentence.rows(); row++) {
        String misc = sentence.cell(row, Column.MISC);
        if (misc.equals("_")) {
          continue;
        }
        String[] range = value(misc, "TokenRange").split(":", -1);
        int start = text.offsetByCodePoints(0, Integer.parseInt(range[0]));
        int end = text.offsetByCodePoints(0, Integer.parseInt(range[1]));
        assertThat(text.substring(start, end)).isEqualTo(sentence.cell(row, Column.FORM));
        rebuilt.append(unescape(value(misc, "SpacesBefore")));
        rebuilt.append(sentence.cell(row, Column.FORM));
        String after = unescape(value(misc, "SpacesAfter"));
        rebuilt.append(after.isEmpty() && value(misc, "SpaceAfter").isEmpty() ? " " : after);
      }
    }
    return rebuilt.toString();
  }

  private static void assertNothingIsLost(String text) throws IOException {
    List<Sentence> sentences = SEGMENTER.segment(text);
    if (!sentences.isEmpty()) {
      assertThat(rebuild(sentences, text)).isEqualTo(text);
    }
    ByteArrayOutputStream conllu = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(conllu)) {
      for (Sentence sentence : sentences) {
        assertThat(sentence.comment("text")).contains(SurfaceText.of(sentence).strip());
        assertThat(sentence.size()).isLessThanOrEqualTo(2 * SentenceBoundaries.LONGEST_SENTENCE);
        writer.write(sentence);
      }
    }
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(conllu.toByteArray()),
            "segmented",
            ReadOptions.DEFAULT.withTrees(TreeRequirement.NONE),
            ProblemListener.STRICT)) {
      for (Sentence sentence : sentences) {
        Sentence read = Objects.requireNonNull(reader.read());
        assertThat(read.toString()).isEqualTo(sentence.toString());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\n", "\u2003", "\u0301", "word ", "word"})
  void writesWhatItsOwnReaderReadsHoweverLongThingsAre(String repeated) throws IOException {
    String text = "Dogs" + repeated.repeat(2_000_000 / repeated.length()) + " bark.";
    ByteArrayOutputStream conllu = new ByteArrayOutputStream();
    int sentences = 0;
    try (ConlluWriter writer = new ConlluWriter(conllu)) {
      for (Sentence sentence : SEGMENTER.segment(text)) {
        assertThat(sentence.size()).isLessThanOrEqualTo(2 * SentenceBoundaries.LONGEST_SENTENCE);
        writer.write(sentence);
        sentences++;
      }
    }
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(conllu.toByteArray()),
            "segmented",
            ReadOptions.DEFAULT,
            ProblemListener.STRICT)) {
      String last = "";
      for (Sentence sentence : reader) {
        last = value(sentence.cell(sentence.rows() - 1, Column.MISC), "TokenRange");
        sentences--;
      }
      assertThat(sentences).isZero();
      assertThat(last).endsWith(":" + text.codePointCount(0, text.length()));
    }
  }

  @Test
  void learnsItsTrainingTextByHeart() {
    List<Sentence> gold = TinyTreebank.sentences();
    List<Sentence> segmented = SEGMENTER.segment(TinyTreebank.text());
    assertThat(segmented)
        .extracting(Sentence::toString)
        .isEqualTo(gold.stream().map(Sentence::toString).toList());
    assertThat(segmented.get(3).multiwordTokens().get(0).form()).isEqualTo("don't");
  }

  @Test
  void tellsWhereTokensStandAndWhichSpaceFollows() {
    List<Sentence> sentences = SEGMENTER.segment("  Dogs bark.\tCats 😀 bark!\n");
    assertThat(sentences)
        .extracting(Sentence::toString)
        .containsExactly("Dogs bark .", "Cats 😀 bark !");
    assertThat(misc(sentences.get(0)))
        .containsExactly(
            "SpacesBefore=\\s\\s|TokenRange=2:6",
            "SpaceAfter=No|TokenRange=7:11",
            "SpacesAfter=\\t|TokenRange=11:12");
    assertThat(misc(sentences.get(1)))
        .containsExactly(
            "TokenRange=13:17",
            "TokenRange=18:19",
            "SpaceAfter=No|TokenRange=20:24",
            "SpacesAfter=\\n|TokenRange=24:25");
    assertThat(sentences.get(0).comments())
        .containsExactly("# newdoc", "# newpar", "# sent_id = 1", "# text = Dogs bark.");
  }

  @Test
  void splitsMultiwordTokensIntoRangesAndKeepsTheirCase() {
    Sentence sentence = SEGMENTER.segment("They DON'T bark.").get(0);
    assertThat(sentence.toString()).isEqualTo("They DO N'T bark .");
    assertThat(sentence.multiwordTokens().get(0).form()).isEqualTo("DON'T");
    assertThat(sentence.multiwordTokens().get(0).misc()).isEqualTo("TokenRange=5:10");
    assertThat(sentence.comment("text")).contains("They DON'T bark.");
  }

  @Test
  void anEmptyLineEndsASentence() {
    assertThat(SEGMENTER.segment("the dog\n\nthe cat\r\n\r\nthe bird\r\rthe end"))
        .extracting(Sentence::toString)
        .containsExactly("the dog", "the cat", "the bird", "the end");
  }

  @Test
  void paragraphsMakeUpTheTextAndEndWhereSentencesDo() {
    String text = "  the dog\nbarks.\n\nthe cat\r\n\r\n the bird ";
    List<String> paragraphs = Segmenter.paragraphs(text);
    assertThat(paragraphs)
        .containsExactly("  the dog\nbarks.\n\n", "the cat\r\n\r\n ", "the bird ");
    assertThat(paragraphs.stream().flatMap(some -> SEGMENTER.segment(some).stream()))
        .extracting(Sentence::toString)
        .isEqualTo(SEGMENTER.segment(text).stream().map(Sentence::toString).toList());
    assertThat(Segmenter.paragraphs("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\n\r\n", "\u0000\u0007", "\uFEFF"})
  void textWithoutTokensHasNoSentences(String text) {
    assertThat(SEGMENTER.segment(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "😀",
        "👩‍👩‍👧 ok",
        "a\u0000b\u0001 c",
        "שלום עולם. مرحبا بالعالم؟",
        "one\rtwo\nthree\r\nfour\u2028five\u2029six",
        "e\u0301te\u0301 naïve\u00A0: « non »",
        "_ _ __ # 1-2 a\\sb|c\\",
        "\uFEFFBOM and tail \t\n ",
        "\"'`´''\"\"...!!!???;:-–—"
      })
  void nothingIsLostOfAnyText(String text) throws IOException {
    assertNothingIsLost(text);
  }

  @Test
  void nothingIsLostOfRandomText() throws IOException {
    String alphabet = "aB1.!?,-'\" \n\r\t\u00A0é\u0301😀שم中_#|\\\u0000";
    int[] codePoints = alphabet.codePoints().toArray();
    for (long seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(80);
      for (int i = 0; i < length; i++) {
        text.appendCodePoint(codePoints[random.nextInt(codePoints.length)]);
      }
      assertNothingIsLost(text.toString());
    }
  }

  @Test
  void aMegabyteWithoutAFullStopIsCutIntoSentences() throws IOException {
    String words = "the dog and the cat ".repeat(1 << 12);
    assertNothingIsLost(words);
    assertThat(SEGMENTER.segment("word ".repeat(1 << 18)))
        .allSatisfy(
            sentence ->
                assertThat(sentence.size())
                    .isLessThanOrEqualTo(SentenceBoundaries.LONGEST_SENTENCE));
    assertThat(SEGMENTER.segment("x".repeat(1 << 20)))
        .allSatisfy(
            sentence ->
                assertThat(sentence.form(1))
                    .hasSizeLessThanOrEqualTo(TokenBoundaries.LONGEST_TOKEN));
  }

  @Test
  void aMegabyteOfMarksIsCutIntoSentencesThatFitIntoMemory() throws IOException {
    List<Sentence> sentences = SEGMENTER.segment("a" + "\u0301".repeat(1 << 20));
    assertThat(sentences)
        .hasSizeGreaterThan(20)
        .allSatisfy(
            sentence -> {
              int characters = 0;
              for (int word = 1; word <= sentence.size(); word++) {
                characters += sentence.form(word).length();
              }
              assertThat(characters).isLessThan(SentenceBoundaries.MOST_CHARACTERS + 3_000);
            });
  }

  @Test
  void comesBackFromBytesAsItWasAndRefusesDamage() throws IOException {
    byte[] bytes = bytes(SEGMENTER);
    assertThat(bytes(SegmenterTrainer.train(TinyTreebank.sentences(), SMALL))).isEqualTo(bytes);
    Segmenter copy = Segmenter.read(new DataInputStream(new ByteArrayInputStream(bytes)));
    assertThat(bytes(copy)).isEqualTo(bytes);
    for (int length : new int[] {0, 10, bytes.length / 2, bytes.length - 1}) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> Segmenter.read(new DataInputStream(new ByteArrayInputStream(cut))))
          .isInstanceOfAny(IOException.class, IllegalArgumentException.class);
    }
  }

  @Test
  void refusesWeightsOfOtherFeatures() throws IOException {
    byte[] bytes = bytes(SEGMENTER);
    bytes[0]--;
    assertThatThrownBy(() -> Segmenter.read(new DataInputStream(new ByteArrayInputStream(bytes))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("another version of Dodona. Retrain it.");
  }

  private static List<String> texts(String text, Lines lines) {
    List<String> texts = new ArrayList<>();
    SEGMENTER
        .segment(new StringReader(text), lines)
        .forEachRemaining(sentence -> texts.add(SurfaceText.of(sentence)));
    return texts;
  }

  @Test
  void aLineThatItsWriterEndedEndsASentence() {
    String list = "The dog\nThe old cats\nShe walked to the house with the dogs and cats\nThe end";
    assertThat(texts(list, Lines.WRAPPED)).startsWith("The dog", "The old cats");
    String wrapped = "The dog walked to the\nhouse with the dogs\nand the old cats";
    assertThat(texts(wrapped, Lines.WRAPPED))
        .isEqualTo(texts(wrapped.replace('\n', ' '), Lines.WRAPPED));
  }

  @Test
  void linesAreSentencesOrParagraphsIfItIsSaidSo() {
    String text = "Dogs bark. She walked.\nthe cats\n\n\nsleep\n";
    assertThat(texts(text, Lines.SENTENCES))
        .containsExactly("Dogs bark. She walked.", "the cats", "sleep");
    assertThat(texts(text, Lines.PARAGRAPHS))
        .containsExactly("Dogs bark.", "She walked.", "the cats", "sleep");
    List<Boolean> begins = new ArrayList<>();
    SEGMENTER
        .segment(new StringReader(text), Lines.SENTENCES)
        .forEachRemaining(sentence -> begins.add(sentence.comments().contains("# newpar")));
    assertThat(begins).containsExactly(true, false, true);
  }
}
