package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.support.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EncoderCommandTest {

  private static final int WIDTH = 4;

  private final Map<String, Object> header = new LinkedHashMap<>();
  private long bytes;

  private static final String SENTENCES = "../examples/sentences.conllu";

  @TempDir Path folder;

  /** A folder from Hugging Face whose weights are all zero. */
  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        folder.resolve("vocab.txt"), "[PAD]\n[UNK]\n[CLS]\n[SEP]\nJohn\nlikes\nMary\na\n##a\n");
    Files.writeString(folder.resolve("config.json"), "{\"num_attention_heads\": 2}");
    tensor("embeddings.word_embeddings.weight", 9, WIDTH);
    tensor("embeddings.position_embeddings.weight", 16, WIDTH);
    tensor("embeddings.token_type_embeddings.weight", 2, WIDTH);
    tensor("embeddings.LayerNorm.weight", WIDTH);
    tensor("embeddings.LayerNorm.bias", WIDTH);
    for (int i = 0; i < 2; i++) {
      String layer = "encoder.layer." + i + ".";
      for (String map :
          List.of(
              "attention.self.query",
              "attention.self.key",
              "attention.self.value",
              "attention.output.dense",
              "intermediate.dense",
              "output.dense")) {
        tensor(layer + map + ".weight", WIDTH, WIDTH);
        tensor(layer + map + ".bias", WIDTH);
      }
      for (String norm : List.of("attention.output.LayerNorm", "output.LayerNorm")) {
        tensor(layer + norm + ".weight", WIDTH);
        tensor(layer + norm + ".bias", WIDTH);
      }
    }
    byte[] json = Json.compact(header).getBytes(StandardCharsets.UTF_8);
    ByteBuffer file =
        ByteBuffer.allocate(8 + json.length + (int) bytes).order(ByteOrder.LITTLE_ENDIAN);
    Files.write(folder.resolve("model.safetensors"), file.putLong(json.length).put(json).array());
  }

  private void tensor(String name, Integer... shape) {
    long begin = bytes;
    long size = 4;
    for (int side : shape) {
      size *= side;
    }
    bytes += size;
    header.put(
        name,
        Map.of("dtype", "F32", "shape", List.of(shape), "data_offsets", List.of(begin, bytes)));
  }

  @Test
  void anImportedEncoderTellsWhatItIs() throws IOException {
    Path treebank = folder.resolve("john.conllu");
    Files.writeString(
        treebank, "1\tJohn\t_\t_\t_\t_\t2\tnsubj\t_\t_\n2\tlikes\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    String out = folder.resolve("x.encoder").toString();
    CommandRun run =
        CommandRun.of(
            "encoder",
            "import",
            folder.toString(),
            "-o",
            out,
            "--layers",
            "1",
            "--weight-format",
            "int8",
            "--license",
            "MIT",
            "--vocabulary-from",
            treebank.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("1 of 2 layers, 8 of 9 word pieces");
    CommandRun info = CommandRun.of("encoder", "info", out);
    assertThat(info.code()).isZero();
    assertThat(info.out())
        .containsPattern("layers +1\n")
        .containsPattern("word pieces +8\n")
        .containsPattern("case +kept\n")
        .containsPattern("license +MIT\n")
        .containsPattern("sha256 +[0-9a-f]{64}\n");
    CommandRun again = CommandRun.of("encoder", "import", folder.toString(), "-o", out);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("--force");
  }

  private String imported() {
    String out = folder.resolve("x.encoder").toString();
    CommandRun run =
        CommandRun.of("encoder", "import", folder.toString(), "-o", out, "--license", "MIT");
    assertThat(run.code()).as(run.err()).isZero();
    return out;
  }

  private static CommandRun train(String encoder, String model, String... more) {
    String[] base = {"train", "--encoder", encoder, "--train", SENTENCES, "--model", model};
    return CommandRun.of(
        Stream.concat(Arrays.stream(base), Arrays.stream(more)).toArray(String[]::new));
  }

  @Test
  void aPipelineUponAnEncoderTagsAndParsesText() throws IOException {
    String encoder = imported();
    String model = folder.resolve("neural.dodona").toString();
    CommandRun run =
        train(
            encoder, model, "--pipeline", "--iterations", "3", "--batch", "50", "--dev", SENTENCES);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("of memory").contains("iteration  3").contains("dev LAS");
    assertThat(run.out()).contains("encoderLicense: MIT").contains("x.encoder sha256:");

    CommandRun parsed =
        CommandRun.of("parse", "-m", model, "John likes Mary.", "--format", "conllu");
    assertThat(parsed.code()).as(parsed.err()).isZero();
    assertThat(parsed.out()).containsPattern("1\tJohn\t[^_\t]+\t[A-Z]+\t");
    CommandRun tagged = CommandRun.of("tag", "-m", model, "John likes Mary.");
    assertThat(tagged.code()).as(tagged.err()).isZero();
    assertThat(columns(tagged.out(), 0, 6)).isEqualTo(columns(parsed.out(), 0, 6));
    for (String[] more : new String[][] {{"--beam", "4"}, {"--confidence"}, {"--threads", "1"}}) {
      CommandRun other =
          CommandRun.of(
              Stream.concat(Stream.of("parse", "-m", model, SENTENCES), Arrays.stream(more))
                  .toArray(String[]::new));
      assertThat(other.code()).as(other.err()).isZero();
      assertThat(other.out()).contains("\troot\t");
    }
  }

  @Test
  void silverDataIsTakenInAdditionToTheTreebank() {
    String model = folder.resolve("taught.dodona").toString();
    CommandRun run =
        train(
            imported(),
            model,
            "--silver",
            "../examples/parsed.conllu",
            "--silver-fraction",
            "0.5",
            "--iterations",
            "2");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err())
        .containsPattern("\\d+ silver sentences, of which each iteration uses \\d+");
    assertThat(run.out()).contains("silverFraction: 0.5").contains("silverSentences: ");
  }

  /** Some columns of the words of CoNLL-U. */
  private static List<String> columns(String conllu, int from, int to) {
    return conllu
        .lines()
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(line -> String.join(" ", List.of(line.split("\t", -1)).subList(from, to)))
        .toList();
  }

  @Test
  void givenTagsAreKept() {
    String encoder = imported();
    String model = folder.resolve("neural.dodona").toString();
    CommandRun run = train(encoder, model, "--iterations", "1");
    assertThat(run.code()).as(run.err()).isZero();
    CommandRun parsed = CommandRun.of("parse", "-m", model, SENTENCES);
    CommandRun converted = CommandRun.of("convert", SENTENCES, "-");
    assertThat(columns(parsed.out(), 0, 6)).isEqualTo(columns(converted.out(), 0, 6));
  }

  @ParameterizedTest
  @CsvSource({
    "--features x, is for linear models",
    "--hash-bits 16, is for linear models",
    "--average 2, is for linear models",
    "--preset fast, is for linear models",
    "--clusters x, is for linear models",
    "--beam 8, is for training with a beam",
    "--search beam, is for training with a beam",
    "--update early, is for training with a beam",
    "--gold-derivation latent, is for training with a beam",
    "--learner perceptron, is for training with a beam",
    "--tags gold, are for linear models",
    "--folds 3, are for linear models",
    "--batch 0, expected 1 or more",
    "--encoder-rate -1, expected more than 0",
    "--weight-format int3, unknown weight format",
    "--explore-p 0.5, need a dynamic oracle"
  })
  void senselessCombinationsAreExplained(String options, String reason) {
    CommandRun run = train(imported(), folder.resolve("m").toString(), options.split(" ", -1));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--batch 500", "--encoder-rate 5e-5", "--weight-format int8"})
  void neuralSettingsAreForEncoders(String option) {
    String model = folder.resolve("m").toString();
    String[] setting = option.split(" ", -1);
    CommandRun run =
        CommandRun.of("train", "--train", SENTENCES, "--model", model, setting[0], setting[1]);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("need --encoder");
  }

  @Test
  void theEncodersLearningRateIsRecorded() {
    String model = folder.resolve("m").toString();
    assertThat(train(imported(), model, "--iterations", "1", "--encoder-rate", "3e-5").code())
        .isEqualTo(ExitCode.OK);
    assertThat(CommandRun.of("info", model).out()).contains("encoderRate=3.0E-5");
  }

  @Test
  void moreMemoryThanThereIsIsForeseen() {
    String model = folder.resolve("m").toString();
    CommandRun run = train(imported(), model, "--batch", "2000000000");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("not enough memory").contains("--batch");
  }

  @Test
  void whatIsNoEncoderIsRefused() {
    String vocabulary = folder.resolve("vocab.txt").toString();
    CommandRun info = CommandRun.of("encoder", "info", vocabulary);
    assertThat(info.code()).isEqualTo(ExitCode.INPUT);
    assertThat(info.err()).contains("does not start with the signature of a Dodona model");
    CommandRun source = CommandRun.of("encoder", "import", vocabulary, "-o", "x.encoder");
    assertThat(source.code()).isEqualTo(ExitCode.INPUT);
    assertThat(source.err())
        .contains("expected a folder, a jar, or a .safetensors, .onnx or .index file");
  }

  @Test
  void asksForImportOrInfo() {
    CommandRun run = CommandRun.of("encoder");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("expected import or info");
    CommandRun layers =
        CommandRun.of("encoder", "import", folder.toString(), "-o", "x", "--layers", "0");
    assertThat(layers.code()).isEqualTo(ExitCode.USAGE);
    assertThat(layers.err()).contains("0 layers; expected at least 1");
  }
}
