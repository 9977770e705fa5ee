package dodona.text.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyPipeline;
import dodona.text.analysis.AnalysedSentence;
import dodona.text.segment.Segmenter;
import dodona.treebank.SentenceSelection;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
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

  private static List<AnalysedSentence> read(Input input) throws IOException {
    try (OpenInput open = input.open(InputTest::segmenter, bytes -> {})) {
      List<AnalysedSentence> sentences = new ArrayList<>();
      open.forEachRemaining(sentences::add);
      return sentences;
    }
  }

  private static Input stream(String content) {
    return Input.stream(
        new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)), "stream");
  }

  @Test
  void recognisesTreebanksAndText() throws IOException {
    assertThat(read(stream("Dogs bark. She walked."))).hasSize(2);
    assertThat(read(stream(TREEBANK)).get(0).id()).contains("a");
    assertThat(read(stream(TREEBANK).as(InputKind.TEXT)).get(0).id()).contains("1");
    assertThat(read(stream(""))).isEmpty();
  }

  @Test
  void looksAtTheTagsOfEachSentenceUnlessItIsSaidWhatTheyAre() throws IOException {
    assertThat(given(stream(TREEBANK), null)).containsExactly(Given.TAGGED, Given.TOKENS);
    assertThat(given(stream(TREEBANK).as(InputKind.TOKENS), null))
        .containsExactly(Given.TOKENS, Given.TOKENS);
    assertThat(given(stream(TREEBANK), Given.TAGGED)).containsExactly(Given.TAGGED, Given.TAGGED);
    assertThat(given(Input.text("Dogs bark."), Given.TAGGED)).containsExactly(Given.TOKENS);
  }

  private static List<Given> given(Input input, @Nullable Given said) throws IOException {
    List<Given> given = new ArrayList<>();
    try (OpenInput open = input.open(InputTest::segmenter, bytes -> {})) {
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
    try (OpenInput open = Input.file(file).open(InputTest::segmenter, more -> bytes[0] += more)) {
      open.forEachRemaining(
          sentence -> assertThat(sentence.place().source()).isEqualTo(file.toString()));
    }
    assertThat(bytes[0]).isEqualTo(Files.size(file));
  }

  @Test
  void choosesSentencesThatKeepTheirPlaces() throws IOException {
    List<AnalysedSentence> chosen =
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
    byte[] latin = "Dogs bark.\n\nCaf\u00e9.".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> read(Input.stream(new ByteArrayInputStream(latin), "latin.txt")))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("latin.txt: not UTF-8");
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
                        bytes -> {}))
        .hasMessage("no segmenter");
    assertThat(closed).isTrue();
  }
}
