package dodona.text.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyPipeline;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.segment.Segmenter;
import dodona.treebank.Problem;
import dodona.treebank.conllu.SentenceSelection;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputTest {

  private static final String TREEBANK =
      """
      # sent_id = a
      1\tDogs\t_\tNOUN\t_\t_\t_\t_\t_\t_

      1\tbark\t_\t_\t_\t_\t_\t_\t_\t_

      """;

  @TempDir Path folder;

  private static Segmenter segmenter() {
    Segmenter segmenter = TinyPipeline.MODEL.segmenter();
    if (segmenter == null) {
      throw new IllegalStateException("no segmenter");
    }
    return segmenter;
  }

  private static List<AnalyzedSentence> read(Input input) throws IOException {
    try (OpenInput open = input.open(InputTest::segmenter, InputListener.SILENT)) {
      List<AnalyzedSentence> sentences = new ArrayList<>();
      open.forEachRemaining(sentences::add);
      return sentences;
    }
  }

  private static Input stream(String content) {
    return Input.stream(
        new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)), "stream");
  }

  @Test
  void bytesAndTextsInMemoryCanBeReadAgain() throws IOException {
    Input bytes = Input.bytes(TREEBANK.getBytes(StandardCharsets.UTF_8), "memory");
    assertThat(read(bytes)).isEqualTo(read(bytes)).isNotEmpty();
    assertThat(read(bytes).get(0).place().source()).isEqualTo("memory");
    Input text = Input.text("Dogs bark. She walked.");
    assertThat(read(text)).hasSize(2).isEqualTo(read(text));
  }

  @Test
  void recognizesTreebanksAndText() throws IOException {
    assertThat(read(stream("Dogs bark. She walked."))).hasSize(2);
    assertThat(read(stream(TREEBANK)).get(0).id()).contains("a");
    assertThat(read(stream(TREEBANK).as(InputKind.TEXT)).get(0).id()).contains("1");
    assertThat(read(stream(""))).isEmpty();
  }

  @Test
  void looksAtTheTagsOfEachSentenceUnlessItIsSaidWhatTheyAre() throws IOException {
    assertThat(given(stream(TREEBANK), null))
        .containsExactly(ExistingAnnotation.TAGGED, ExistingAnnotation.TOKENS);
    assertThat(given(stream(TREEBANK).as(InputKind.CONLLU_TOKENS), null))
        .containsExactly(ExistingAnnotation.TOKENS, ExistingAnnotation.TOKENS);
    assertThat(given(stream(TREEBANK), ExistingAnnotation.TAGGED))
        .containsExactly(ExistingAnnotation.TAGGED, ExistingAnnotation.TAGGED);
    assertThat(given(Input.text("Dogs bark."), ExistingAnnotation.TAGGED))
        .containsExactly(ExistingAnnotation.TOKENS);
  }

  private static List<ExistingAnnotation> given(Input input, @Nullable ExistingAnnotation said)
      throws IOException {
    List<ExistingAnnotation> given = new ArrayList<>();
    try (OpenInput open = input.open(InputTest::segmenter, InputListener.SILENT)) {
      open.forEachRemaining(sentence -> given.add(open.given(sentence, said)));
    }
    return given;
  }

  @Test
  void unpacksFilesAndCountsTheirBytes() throws IOException {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
      out.write("Dogs bark. ".repeat(1000).getBytes(StandardCharsets.UTF_8));
    }
    Path file = Files.write(folder.resolve("dogs"), zipped.toByteArray());
    long[] bytes = {0};
    InputListener counting =
        new InputListener() {
          @Override
          public void read(long more) {
            bytes[0] += more;
          }
        };
    try (OpenInput open = Input.file(file).open(InputTest::segmenter, counting)) {
      open.forEachRemaining(
          sentence -> assertThat(sentence.place().source()).isEqualTo(file.toString()));
    }
    assertThat(bytes[0]).isEqualTo(Files.size(file));
  }

  @Test
  void choosesSentencesThatKeepTheirPlaces() throws IOException {
    List<AnalyzedSentence> chosen =
        read(Input.text("Dogs bark. She walked. Cats sleep.").only(SentenceSelection.parse("2")));
    assertThat(chosen).hasSize(1);
    assertThat(chosen.get(0).place().number()).isEqualTo(2);
    assertThat(chosen.get(0).word(1).start()).isEqualTo(11);
  }

  @Test
  void namesWhatCannotBeRead() throws IOException {
    assertThatThrownBy(() -> read(Input.file(folder.resolve("missing"))))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> read(Input.file(folder))).hasMessageContaining("is a folder");
  }

  private static final byte[] LATIN =
      "Dogs bark.\n\nCaf\u00e9 \u00e9t\u00e9.".getBytes(StandardCharsets.ISO_8859_1);

  @Test
  void replacesBytesThatAreNotUtf8AndSaysWhere() throws IOException {
    List<String> warnings = new ArrayList<>();
    InputListener listener =
        new InputListener() {
          @Override
          public void warned(Problem warning) {
            warnings.add(warning.toString());
          }
        };
    Input input = Input.stream(new ByteArrayInputStream(LATIN), "latin.txt");
    try (OpenInput open = input.open(InputTest::segmenter, listener)) {
      open.next();
      assertThat(open.next().text()).isEqualTo("Caf\uFFFD \uFFFDt\uFFFD.");
    }
    assertThat(warnings)
        .containsExactly(
            "latin.txt:3: warning: not UTF-8 at byte 15 of the file, replaced by U+FFFD");
    warnings.clear();
    byte[] treebank = TREEBANK.replace("bark", "\u00e9").getBytes(StandardCharsets.ISO_8859_1);
    Input words = Input.stream(new ByteArrayInputStream(treebank), "latin.conllu");
    try (OpenInput open = words.open(InputTest::segmenter, listener)) {
      open.next();
      assertThat(open.next().word(1).form()).isEqualTo("\uFFFD");
    }
    assertThat(warnings).hasSize(1).first().asString().startsWith("latin.conllu:4: ");
  }

  @Test
  void refusesBytesThatAreNotUtf8IfItIsStrict() {
    assertThatThrownBy(
            () -> read(Input.stream(new ByteArrayInputStream(LATIN), "latin.txt").strict()))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("latin.txt:3: not UTF-8 at byte 15 of the file");
  }

  @Test
  void readsLinesAsWhatTheyAreSaidToBe() throws IOException {
    String text = "dogs bark\nShe walked. Cats\nsleep.\n";
    assertThat(texts(stream(text).as(InputKind.LINES)))
        .containsExactly("dogs bark", "She walked. Cats", "sleep.");
    assertThat(texts(stream(text).as(InputKind.PARAGRAPHS)))
        .startsWith("dogs bark")
        .endsWith("sleep.")
        .hasSizeGreaterThan(2);
    assertThat(texts(Input.text(text).as(InputKind.HORIZONTAL)))
        .containsExactly("dogs bark", "She walked. Cats", "sleep.");
    assertThat(read(stream("Dogs\nbark\n").as(InputKind.VERTICAL)).get(0).size()).isEqualTo(2);
    assertThatThrownBy(() -> read(Input.text(text).as(InputKind.CONLLU)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<String> texts(Input input) throws IOException {
    return read(input).stream().map(AnalyzedSentence::text).toList();
  }

  @Test
  void namesTheFileThatIsDamagedAlsoInItsSecondMember() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    for (int member = 0; member < 2; member++) {
      GZIPOutputStream gzip = new GZIPOutputStream(packed);
      gzip.write("Dogs bark.\n\n".repeat(20_000).getBytes(StandardCharsets.UTF_8));
      gzip.finish();
    }
    byte[] whole = packed.toByteArray();
    assertThat(read(Input.stream(new ByteArrayInputStream(whole), "text.gz"))).hasSize(40_000);
    for (int length : new int[] {20, whole.length / 2 + 5, whole.length - 3}) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(Input.stream(new ByteArrayInputStream(cut), "text.gz")))
          .hasMessageContaining("text.gz:")
          .hasMessageContaining("the compressed file is damaged or truncated");
    }
  }

  @Test
  void closesAStreamThatIsOfNoUse() {
    AtomicBoolean closed = new AtomicBoolean();
    ByteArrayInputStream in =
        new ByteArrayInputStream("Dogs bark.".getBytes(StandardCharsets.UTF_8)) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    assertThatThrownBy(
            () ->
                Input.stream(in, "stream")
                    .open(
                        () -> {
                          throw new IllegalStateException("no segmenter");
                        },
                        InputListener.SILENT))
        .hasMessage("no segmenter");
    assertThat(closed).isTrue();
  }

  private static void assertPeeked(Input input, InputKind kind, String beginning)
      throws IOException {
    PeekedInput peeked = input.peek(InputListener.SILENT);
    assertThat(peeked.kind()).isEqualTo(kind);
    assertThat(peeked.beginning()).isEqualTo(beginning);
    assertThat(read(peeked.input())).hasSize(2);
  }

  @Test
  void whatWasPeekedAtIsReadAgain() throws IOException {
    String text = "Dogs bark.\n\nCats sleep.\n";
    assertPeeked(stream(text), InputKind.TEXT, text);
    assertPeeked(stream(text).as(InputKind.LINES), InputKind.LINES, text);
    assertPeeked(Input.text(text), InputKind.TEXT, text);
    assertPeeked(Input.text(new UnmarkedReader(text), "reader"), InputKind.TEXT, text);
    assertPeeked(stream(TREEBANK), InputKind.CONLLU, "Dogs bark");
    assertPeeked(
        stream("Dogs\tNOUN\n\nbark\tVERB\n").as(InputKind.VERTICAL),
        InputKind.VERTICAL,
        "Dogs  bark");
    List<AnalyzedSentence> sentences = read(stream(TREEBANK));
    assertPeeked(
        Input.sentences(sentences.stream().map(AnalyzedSentence::sentence).iterator(), "list"),
        InputKind.CONLLU,
        "Dogs\nbark\n");
    Path file = Files.writeString(folder.resolve("book.txt"), "Dogs bark. ".repeat(20_000));
    PeekedInput peeked =
        Input.file(file).only(SentenceSelection.parse("2-3")).peek(InputListener.SILENT);
    assertThat(peeked.beginning()).hasSizeBetween(20_000, 100_000).startsWith("Dogs bark. Dogs");
    assertThat(read(peeked.input())).hasSize(2);
  }

  /** A reader that can go forwards only, a few characters at a time. */
  private static final class UnmarkedReader extends FilterReader {

    UnmarkedReader(String text) {
      super(new StringReader(text));
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      return super.read(buffer, offset, Math.min(length, 3));
    }

    @Override
    public boolean markSupported() {
      return false;
    }

    @Override
    public void reset() throws IOException {
      throw new IOException("no mark");
    }
  }

  @Test
  void decodesUtf16WithAByteOrderMarkAndWarns() throws IOException {
    String text = "Dogs bark. \uD83D\uDC15 ".repeat(3000);
    for (var charset : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      byte[] bytes = ("\uFEFF" + text).getBytes(charset);
      List<Problem> warnings = new ArrayList<>();
      InputListener listener =
          new InputListener() {
            @Override
            public void warned(Problem warning) {
              warnings.add(warning);
            }
          };
      try (OpenInput open = Input.bytes(bytes, "notes.txt").open(InputTest::segmenter, listener)) {
        StringBuilder words = new StringBuilder();
        open.forEachRemaining(
            sentence -> sentence.words().forEach(word -> words.append(word.form())));
        assertThat(words.toString()).isEqualTo(text.replace(" ", ""));
      }
      assertThat(warnings)
          .singleElement()
          .hasToString("notes.txt: warning: the file is UTF-16; output is UTF-8");
    }
  }

  @Test
  void refusesBinaryFilesUnlessTheyAreSaidToBeText() throws IOException {
    byte[] program = {0x7F, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 'a', '\n'};
    byte[] pdf = "%PDF-1.7\n1 0 obj".getBytes(StandardCharsets.US_ASCII);
    byte[] controls = "\1\2a\3\4b\5\6c\7d".getBytes(StandardCharsets.US_ASCII);
    byte[] unmarked = "Dogs bark.".getBytes(StandardCharsets.UTF_16LE);
    assertThatThrownBy(() -> read(Input.bytes(program, "a.out")))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "a.out: not text: byte 8 is zero; expected UTF-8, or UTF-16 with a byte-order mark. To"
                + " read it anyway, use --input text.");
    assertThat(read(Input.bytes(program, "a.out").as(InputKind.TEXT))).isNotEmpty();
    assertThatThrownBy(() -> read(Input.bytes(pdf, "a.pdf")))
        .hasMessageContaining("PDF file; expected text");
    assertThatThrownBy(() -> read(Input.bytes(controls, "x"))).hasMessageContaining("7 of the");
    assertThatThrownBy(() -> read(Input.bytes(unmarked, "x"))).hasMessageContaining("UTF-16");
  }
}
