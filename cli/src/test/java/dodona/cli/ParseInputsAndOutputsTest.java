package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ResultStream;
import dodona.cli.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the inputs that {@code parse} accepts and the outputs that it writes. */
class ParseInputsAndOutputsTest {

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static long sentences(String conllu) {
    return conllu.lines().filter(line -> line.startsWith("# text = ")).count();
  }

  @Test
  void readsEachLineAsASentenceOrAParagraphIfAsked() throws IOException {
    String reviews = file("reviews.txt", "Great food. Nice staff.\nwould not\ngo again\n");
    CommandRun lines = CommandRun.of("parse", "--input", "lines", reviews);
    assertThat(lines.code()).as(lines.err()).isZero();
    assertThat(sentences(lines.out())).isEqualTo(3);
    assertThat(lines.out()).contains("# text = Great food. Nice staff.\n", "# text = would not\n");
    CommandRun paragraphs = CommandRun.of("parse", "--input", "paragraphs", reviews);
    assertThat(sentences(paragraphs.out())).isEqualTo(4);
    assertThat(paragraphs.out()).contains("# text = Nice staff.\n", "# text = go again\n");
  }

  @Test
  void drawsSeveralTrees() {
    CommandRun run =
        CommandRun.of("parse", "-m", "en-fast", "I saw it.", "--best", "2", "--format", "tree");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("Tree 1, confidence 0.").contains("\nTree 2, confidence 0.");
  }

  @ParameterizedTest
  @CsvSource({"svg", "displacy", "conllx"})
  void refusesSeveralTreesInFormatsThatHaveOne(String format) {
    CommandRun run =
        CommandRun.of("parse", "-m", "en-fast", "I saw it.", "--best", "2", "--format", format);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--best: " + format + " has one tree of each sentence");
  }

  @Test
  void keepsWordsThatAreGivenOnePerLineOrBetweenSpaces() throws IOException {
    String horizontal = file("words.txt", "New-York don't sleep .\nReally ?\n");
    CommandRun run = CommandRun.of("parse", "--input", "horizontal", horizontal);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("1\tNew-York\t", "2\tdon't\t", "4\t.\t", "1\tReally\t");
    String vertical = file("words.vrt", "don't\tX\nsleep\tVERB\n\nReally\n");
    CommandRun other = CommandRun.of("parse", "--input", "vertical", vertical);
    assertThat(other.out()).contains("1\tdon't\t_\tX\t", "2\tsleep\t_\tVERB\t", "1\tReally\t");
    assertThat(CommandRun.of("parse", "--input", "horizontal", "a b c", "--format", "conllu").out())
        .contains("3\tc\t");
  }

  @Test
  void refusesWhatIsNearlyATreebank() throws IOException {
    String nine = file("nine.conllu", "# sent_id = a\n1\tDogs\t_\tNOUN\t_\t_\t0\troot\t_\n\n");
    CommandRun run = CommandRun.of("parse", nine);
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("nine.conllu:2: ", "9 columns", "--input text");
  }

  @Test
  void readsATreebankAfterAByteOrderMark() {
    String treebank = "\uFEFF1\tDogs\t_\tNOUN\t_\t_\t_\t_\t_\t_\n\n";
    assertThat(CommandRun.withInput(treebank, "parse", "-").out())
        .startsWith("1\tDogs\t_\tNOUN\t_\t_\t0\troot\t");
  }

  @Test
  void replacesBytesThatAreNotUtf8UnlessItIsStrict() throws IOException {
    Path latin = folder.resolve("latin.txt");
    byte[] text = "One.\n\nA caf\u00e9.\n".repeat(9).getBytes(StandardCharsets.ISO_8859_1);
    Files.write(latin, text);
    CommandRun run = CommandRun.of("parse", latin.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\tcaf\uFFFD\t");
    assertThat(run.err())
        .contains("latin.txt:3: warning: not UTF-8 at byte 11 of the file, replaced by U+FFFD")
        .contains("… and 4 more warnings");
    CommandRun strict = CommandRun.of("parse", "--strict", latin.toString());
    assertThat(strict.code()).isEqualTo(ExitCode.INPUT);
    assertThat(strict.err()).contains("latin.txt:3: not UTF-8 at byte 11 of the file");
  }

  @ParameterizedTest
  @CsvSource({
    "x.json, '{\"id\": '",
    "x.svg, '<?xml '",
    "x.html, '<!DOCTYPE html>'",
    "x.conllu, '# newdoc'",
    "x.txt, '# newdoc'"
  })
  void writesTheFormatThatTheNameAsksFor(String name, String beginning) throws IOException {
    Path out = folder.resolve(name);
    CommandRun run = CommandRun.of("parse", "Dogs bark.", "-o", out.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(out)).startsWith(beginning);
  }

  @Test
  void whatIsAskedForCountsMoreThanTheName() throws IOException {
    Path out = folder.resolve("x.json");
    CommandRun.of("parse", "Dogs bark.", "--format", "conllu", "-o", out.toString());
    assertThat(Files.readString(out)).startsWith("# newdoc");
  }

  @Test
  void drawsAllSentencesInOnePage() {
    CommandRun run = CommandRun.of("parse", "--format", "html", "Dogs bark. Cats do not.");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out().split("<script type=\"application/json\">", -1)).hasSize(3);
    assertThat(run.out()).endsWith("</html>\n");
  }

  /** Takes so many bytes and then fails. */
  private static final class Full extends OutputStream {

    private final String reason;
    private int left;

    Full(int left, String reason) {
      this.left = left;
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      if (left-- <= 0) {
        throw new IOException(reason);
      }
    }
  }

  private record Ended(int code, String err, boolean readAll) {}

  /** Parses endless text, unless output fails. */
  private static Ended parseTo(OutputStream out) throws IOException {
    byte[] line = "Dogs bark.\n\n".getBytes(StandardCharsets.UTF_8);
    byte[] text = new byte[100_000 * line.length];
    for (int i = 0; i < text.length; i++) {
      text[i] = line[i % line.length];
    }
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try (InputStream in = new ByteArrayInputStream(text)) {
      PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
      Terminal terminal = new Terminal(in, ResultStream.of(out), errors, false, false, 80, false);
      int code = Dodona.run(terminal, "parse", "--threads", "2", "-");
      return new Ended(code, err.toString(StandardCharsets.UTF_8), in.available() == 0);
    }
  }

  @Test
  void stopsAtOnceAndQuietlyWhereNobodyReadsOn() throws IOException {
    Ended ended = parseTo(new Full(5000, "Broken pipe"));
    assertThat(ended).isEqualTo(new Ended(ExitCode.READER_GONE, "", false));
  }

  @Test
  void saysThatOutputWasLostWhereThereIsNoRoom() throws IOException {
    Ended ended = parseTo(new Full(5000, "No space left on device"));
    assertThat(ended.code()).isEqualTo(ExitCode.INPUT);
    assertThat(ended.err())
        .isEqualTo("dodona: standard output: cannot be written: No space left on" + " device\n");
    assertThat(ended.readAll()).isFalse();
  }

  @Test
  void saysThatThereIsTooLittleMemoryAndHowToGetMore() {
    InputStream greedy =
        new InputStream() {
          @Override
          public int read() {
            throw new OutOfMemoryError("Java heap space");
          }

          @Override
          public int read(byte[] into, int from, int count) {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    int code = Dodona.run(greedy, errors, errors, "parse", "-");
    assertThat(code).isEqualTo(ExitCode.INPUT);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("dodona: out of memory")
        .containsPattern("DODONA_OPTS=-Xmx[0-9]+[mg] to allow")
        .hasLineCount(1);
  }

  @Test
  void warnsOfWordsWithoutTagsWhereThereIsNoTagger() throws IOException {
    String model = folder.resolve("model").toString();
    CommandRun trained =
        CommandRun.of(
            "train",
            "--preset",
            "fast",
            "--hash-bits",
            "14",
            "--iterations",
            "1",
            "--train",
            "../examples/sentences.conllu",
            "-m",
            model);
    assertThat(trained.code()).as(trained.err()).isZero();
    String untagged = "1\tJohn\t_\t_\t_\t_\t_\t_\t_\t_\n2\tlikes\t_\t_\t_\t_\t_\t_\t_\t_\n\n";
    CommandRun run = CommandRun.withInput(untagged.repeat(3), "parse", "-m", model, "-");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .containsOnlyOnce("the words have no tags")
        .contains("standard input:1: ", "Train with --pipeline");
  }
}
