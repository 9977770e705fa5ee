package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.support.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncoderCommandTest {

  private static final int WIDTH = 4;

  private final Map<String, Object> header = new LinkedHashMap<>();
  private long bytes;

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
            "--weights",
            "int8",
            "--licence",
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
        .containsPattern("licence +MIT\n")
        .containsPattern("sha256 +[0-9a-f]{64}\n");
    CommandRun again = CommandRun.of("encoder", "import", folder.toString(), "-o", out);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("--force");
  }

  @Test
  void whatIsNoEncoderIsRefused() {
    String vocabulary = folder.resolve("vocab.txt").toString();
    CommandRun info = CommandRun.of("encoder", "info", vocabulary);
    assertThat(info.code()).isEqualTo(ExitCode.INPUT);
    assertThat(info.err()).contains("does not begin like a Dodona encoder");
    CommandRun source = CommandRun.of("encoder", "import", vocabulary, "-o", "x.encoder");
    assertThat(source.code()).isEqualTo(ExitCode.INPUT);
    assertThat(source.err()).contains("expected a folder, a jar, or a file in .safetensors");
  }

  @Test
  void asksForImportOrInfo() {
    CommandRun run = CommandRun.of("encoder");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("expected import or info");
    CommandRun layers =
        CommandRun.of("encoder", "import", folder.toString(), "-o", "x", "--layers", "0");
    assertThat(layers.code()).isEqualTo(ExitCode.USAGE);
    assertThat(layers.err()).contains("0 layers, expected at least 1");
  }
}
