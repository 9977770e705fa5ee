package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.model.TokenVectors;
import dodona.text.boundary.BoundaryClassifier;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** {@code dodona train-boundaries}, and models that have a classifier of sentence boundaries. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TrainBoundariesCommandTest {

  private static final String SENTENCES = "../examples/sentences.conllu";

  private Path folder = Path.of("");
  private String network = "";

  @BeforeAll
  void trainNetwork(@TempDir Path empty) throws IOException {
    folder = empty;
    network = folder.resolve("network.dodona").toString();
    CommandRun run =
        CommandRun.of(
            "train",
            "--pipeline",
            "--encoder",
            LetterEncoder.write(folder.resolve("letters.encoder"), 8).toString(),
            "--batch",
            "20",
            "--iterations",
            "2",
            "--license",
            "CC0",
            "--train",
            SENTENCES,
            "--model",
            network);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("boundary classifier trained");
  }

  /** Writes the network with random weights for boundaries, all of which are doubtful. */
  private String withRandomBoundaries() throws IOException {
    PipelineModel model = PipelineFile.read(Path.of(network));
    TokenVectors vectors = Objects.requireNonNull(model.parser()).tokenVectors();
    int width = Objects.requireNonNull(vectors).width();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(new byte[] {1, 3});
    out.writeInt(Integer.MAX_VALUE);
    out.writeInt(width);
    Random random = new Random(1);
    for (int i = 0; i < 2 * width + 3; i++) {
      out.writeFloat(i < 2 * width ? (float) random.nextGaussian() : 0);
    }
    BoundaryClassifier boundaries =
        BoundaryClassifier.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    Path file = folder.resolve("random.dodona");
    PipelineFile.write(model.withBoundaries(boundaries), file, true);
    return file.toString();
  }

  @Test
  void writesAModelAndSaysWhatWasGained() {
    String first = folder.resolve("first.dodona").toString();
    String second = folder.resolve("second.dodona").toString();

    CommandRun run =
        CommandRun.of("train-boundaries", "-m", network, "--train", SENTENCES, "-o", first);

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("doubtful boundaries; the segmenter decides");
    assertThat(CommandRun.of("info", first).out())
        .contains("boundariesTrainedOn")
        .contains("sentences.conllu sha256:");
    assertThat(
            CommandRun.of("train-boundaries", "-m", first, "--train", SENTENCES, "-o", second)
                .code())
        .isZero();
    assertThat(Path.of(second)).hasSameBinaryContentAs(Path.of(first));
  }

  @Test
  void aModelWithoutAnEncoderIsRefused() {
    String linear = folder.resolve("linear.dodona").toString();
    assertThat(
            CommandRun.of(
                    "train",
                    "--pipeline",
                    "--tags",
                    "gold",
                    "--iterations",
                    "1",
                    "--train",
                    SENTENCES,
                    "--model",
                    linear)
                .code())
        .isZero();

    CommandRun run =
        CommandRun.of("train-boundaries", "-m", linear, "--train", SENTENCES, "-o", linear + "2");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("the model has no encoder for one language");
    assertThat(Path.of(linear + "2")).doesNotExist();
  }

  private static String parsed(String model, String threads, Path text) {
    CommandRun run =
        CommandRun.of(
            "parse", "-m", model, "--threads", threads, "--format", "conllu", text.toString());
    assertThat(run.code()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void theSectionSurvivesAndChangesSentencesOnly() throws IOException {
    String model = withRandomBoundaries();
    assertThat(CommandRun.of("info", network).out()).doesNotContain("boundaries");
    assertThat(CommandRun.of("info", model).out()).containsPattern("boundaries +linear +[0-9,]+");
    Path text = folder.resolve("text.txt");
    Files.writeString(text, "A dog barks. Cats sleep all day!\n\nShe said so. ".repeat(5));
    String plain = CommandRun.of("segment", "-m", network, text.toString()).out();
    assertThat(CommandRun.of("segment", "-m", model, text.toString()).out()).isNotEqualTo(plain);
    String parsed = parsed(model, "1", text);
    assertThat(parsed).contains("sent_id = 9\n");
    assertThat(parsed(model, "2", text)).isEqualTo(parsed);
    assertThat(parsed(model, "3", text)).isEqualTo(parsed);
    PipelineModel read = PipelineFile.read(Path.of(model));
    Path without = folder.resolve("without.dodona");
    PipelineFile.write(read.withBoundaries(null), without, true);
    assertThat(without).hasSameBinaryContentAs(Path.of(network));
    Path copy = folder.resolve("copy.dodona");
    PipelineFile.write(read, copy, true);
    assertThat(copy).hasSameBinaryContentAs(Path.of(model));
  }
}
